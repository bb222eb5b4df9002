/** Says what was to be shown, a line each, and counts what is not so. */
export class Checks {
  readonly #say: (line: string) => void;
  #failed = 0;

  constructor(say: (line: string) => void) {
    this.#say = say;
  }

  get failed(): number {
    return this.#failed;
  }

  /** @param found what is there, for whoever has to find out why something is not so */
  expect(what: string, isSo: boolean, found: unknown): void {
    this.#say(isSo ? `  ok      ${what}` : `  NOT SO  ${what}. There is:`);
    if (isSo) return;
    this.#failed += 1;
    const text = typeof found === 'string' ? found : JSON.stringify(found, null, 2);
    for (const line of text.split('\n')) this.#say(`  | ${line}`);
  }
}
