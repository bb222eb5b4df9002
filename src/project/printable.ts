/** Longer names are cut in messages. */
const longest = 120;

/** A name from a source, for a message: on one line, and unable to end the quotes around it. */
export function printable(name: string): string {
  const plain = name.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}`]/gu, '?');
  return plain.length > longest ? `${plain.slice(0, longest)}…` : plain;
}
