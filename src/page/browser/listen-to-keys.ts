/** What keys do, by the key's name, as `KeyboardEvent.key` has it. */
export type Keys = Readonly<Record<string, () => void>>;

/** Keys of the view that is shown go before those of the page; where text is typed, only Escape means something. */
export function listenToKeys(page: Keys, ofView: () => Keys, isBlocked: () => boolean): void {
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isBlocked()) return;
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) {
      if (event.key === 'Escape') event.target.blur();
      return;
    }
    const act = ofView()[event.key] ?? page[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
}
