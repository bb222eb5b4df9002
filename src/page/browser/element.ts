/** What an element is made of: nodes and text; the empty ones are left out. */
export type Child = Node | string | number | null;

export type Attributes = Readonly<Record<string, string | number | boolean | null>>;

/**
 * An element with attributes and content. All text becomes text nodes: nothing that a source says is read as HTML.
 * False and null leave an attribute out. Throws for an address that is neither in this page nor on the web.
 */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  furnish(element, attributes, children);
  return element;
}

/** The same for a drawing. */
export function svg(tag: string, attributes: Attributes = {}, ...children: readonly Child[]): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  furnish(element, attributes, children);
  return element;
}

/** A button that does something. */
export function button(
  attributes: Attributes,
  act: () => void,
  ...children: readonly Child[]
): HTMLButtonElement {
  const made = el('button', { type: 'button', ...attributes }, ...children);
  made.addEventListener('click', act);
  return made;
}

function furnish(element: Element, attributes: Attributes, children: readonly Child[]): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === false) continue;
    if (name === 'href' && !/^(?:#|https?:\/\/)/.test(`${value}`)) throw new Error(`not a link: ${value}`);
    element.setAttribute(name, value === true ? '' : `${value}`);
  }
  element.append(...children.filter((child) => child !== null && child !== '').map((child) => nodeOf(child)));
}

function nodeOf(child: Child): Node | string {
  return child instanceof Node ? child : `${child}`;
}
