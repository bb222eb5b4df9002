/** The port to the files of a tree. Paths are absolute. */
export interface SourceReader {
  /**
   * The text of a regular file as UTF-8 (invalid bytes replaced); null when there is none, or it is too large.
   * @param maxBytes 4 MiB by default, more than sources have that people wrote
   */
  read(path: string, maxBytes?: number): Promise<string | null>;
  /** What a path is, without following links. */
  entryKind(path: string): Promise<'file' | 'folder' | 'symlink' | 'special' | 'missing'>;
  /** All regular files below a folder, relative with `/`, sorted; `.git` and links are left out. */
  list(folder: string): Promise<readonly string[]>;
  /** The path with all links resolved; null when it does not exist. */
  realPath(path: string): Promise<string | null>;
}
