/** Moves the focus among the links of a list, from none to the first one. */
export function moveFocus(list: HTMLElement, by: 1 | -1): void {
  const links = [...list.querySelectorAll('a')];
  const at = links.findIndex((link) => link.matches(':focus'));
  const to = at < 0 ? 0 : Math.min(links.length - 1, Math.max(0, at + by));
  links[to]?.focus();
}
