import { button } from './element.ts';

/** Copies a text; where the browser does not let it, the text above is selected so that a key copies it. */
export function copyButton(text: string, label: string): HTMLElement {
  const made = button({ class: 'copy' }, () => void copy(), label);
  const say = (words: string) => {
    made.textContent = words;
    setTimeout(() => {
      made.textContent = label;
    }, 2000);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      say('Copied');
    } catch {
      const shown = made.parentElement?.querySelector('pre');
      if (shown) getSelection()?.selectAllChildren(shown);
      say('Selected: copy it with your keyboard');
    }
  };
  return made;
}
