/** A C source or header of the repository, relative to its root, and none in a folder of git or GitHub. */
export function isSourcePath(path: string): boolean {
  const folders = path.split('/');
  return (
    /\.[ch]$/.test(path) &&
    !/[\\\0]/.test(path) &&
    folders.every((one) => !/^(?:|\.|\.\.|\.git.*)$/i.test(one))
  );
}
