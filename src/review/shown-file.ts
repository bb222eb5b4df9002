/** File names may be 4 kB long; the end says most. */
const fileLength = 120;

/** A file as it is shown. Absolute paths are outside of the sources: they differ from run to run and tell nothing. */
export function shownFile(file: string): string {
  if (file.startsWith('/esbmc-vfs/')) return "ESBMC's C library";
  if (file.startsWith('/')) return 'generated code';
  return file.length <= fileLength ? file : `…${file.slice(-fileLength + 1)}`;
}
