/** A call of scanf or fscanf up to the end of its format, or the name as a value; `sscanf` reads what is there. */
const mention = /\b(sscanf|f?scanf)\b\s*(\(\s*(?:[A-Za-z_]\w*\s*,\s*)?((?:"(?:[^"\\\n]|\\.)*"\s*)+)[,)])?/g;

/** Conversions that ESBMC's own scanf gets right: numbers, single characters, and none at all. */
const plainFormat = /^(?:[^%]|%%|%\*?\d*(?:hh|h|ll|l|j|z|t|L)?[diuoxXfFeEgGaA]|%c)*$/;

/**
 * Whether a text reads input in a way that needs our model of scanf. ESBMC's own one checks no buffer and crashes on a
 * format that is not a literal, but for numbers it is right, and shows in a trace what was read, which ours can't.
 */
export function needsScanfModel(text: string): boolean {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, ' ');
  return [...code.matchAll(mention)].some(([, name, call, format]) => {
    // Text is all there is: a mention without a literal format counts as one that needs it.
    if (call === undefined || format === undefined || name === 'sscanf') return true;
    const literal = [...format.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].map(([, part]) => part).join('');
    return !plainFormat.test(literal);
  });
}
