const name = /^[A-Za-z_$][\w$]*/;
const parameters = /^\([\w$, .]*\)$/;

/** Whether a text is a macro as `-D` takes it, `NAME`, `NAME=value` or `NAME(x)=value`, on one line. */
export function isMacroDefinition(text: string): boolean {
  const rest = text.slice(macroName(text).length);
  if (rest.length === text.length || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text.replaceAll('\t', ' '))) return false;
  const head = rest.split('=', 1)[0] ?? '';
  // A backslash at the end would continue the line that it is defined in.
  return (head === '' || parameters.test(head)) && !text.endsWith('\\');
}

/** `NAME` of `NAME(x)=value`; empty when it has none. */
export function macroName(definition: string): string {
  return name.exec(definition)?.[0] ?? '';
}

/** Definitions of several places; of two for the same name the later one counts. */
export function mergeDefinitions(...lists: readonly (readonly string[])[]): readonly string[] {
  const byName = new Map<string, string>();
  for (const definition of lists.flat()) byName.set(macroName(definition), definition);
  return [...byName.values()];
}
