/** What delimits code and reports in a prompt; without fences they stand there as they are, which an experiment compares. */
export type Fences = 'fenced' | 'bare';

/** A text as data in a prompt: between fences that are longer than any run of backticks in it. */
export function delimited(text: string, language: 'c' | '', fences: Fences): string {
  if (fences === 'bare') return text;
  const runs = [...text.matchAll(/`+/g)].map(([run]) => run.length);
  const fence = '`'.repeat(Math.max(3, ...runs.map((length) => length + 1)));
  return `${fence}${language}\n${text}\n${fence}`;
}
