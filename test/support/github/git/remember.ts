/**
 * Remembers what a function of immutable git objects gave, so that git is asked once. Failures and `undefined`
 * (an object that is not there yet) are not remembered.
 */
export function remember<A extends readonly string[], T>(
  compute: (...args: A) => Promise<T>,
): (...args: A) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (...args) => {
    const key = args.join('\0');
    const result = known.get(key) ?? compute(...args);
    const forget = (): boolean => known.delete(key);
    known.set(key, result);
    result.then((value) => value === undefined && forget(), forget);
    return result;
  };
}
