/** Of what is read from an object: read once, and known as long as the object is. */
export function oncePer<Key extends object, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before.value;
    const value = read(key);
    known.set(key, { value });
    return value;
  };
}
