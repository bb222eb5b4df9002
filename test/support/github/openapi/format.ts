const CHECKS: Readonly<Record<string, (text: string) => boolean>> = {
  'date-time': (text) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)),
  uri: (text) => URL.canParse(text),
  email: (text) => text.includes('@'),
};

/** Whether a text has the format that a schema names; formats that GitHub does not check pass. */
export function hasFormat(text: string, format: string): boolean {
  return CHECKS[format]?.(text) ?? true;
}
