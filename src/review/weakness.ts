/** The page of a weakness and its number; null for what is not of the form `CWE-476`. */
export function weakness(cwe: string | null): { id: string; url: string } | null {
  const number = /^CWE-(\d{1,5})$/.exec(cwe ?? '')?.[1];
  if (number === undefined) return null;
  return { id: `CWE-${number}`, url: `https://cwe.mitre.org/data/definitions/${number}.html` };
}
