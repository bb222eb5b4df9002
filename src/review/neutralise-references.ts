const zeroWidthSpace = '\u200b';

/**
 * The text without anything that GitHub turns into a link or a notification: mentions, numbers of issues, custom
 * references (`ABC-1`), addresses, emoji. GitHub looks for them after Markdown and HTML were rendered, so that no
 * escaping of those stops it; an invisible space does.
 */
export function neutraliseReferences(text: string): string {
  return text
    .replace(/@(?=[\w-])/g, `@${zeroWidthSpace}`)
    .replace(/#(?=\d)/g, `#${zeroWidthSpace}`)
    .replace(/\b([A-Za-z]+-)(?=\d)/g, `$1${zeroWidthSpace}`)
    .replace(/:(?=\/\/)/g, `:${zeroWidthSpace}`)
    .replace(/\bwww(?=\.)/gi, `$&${zeroWidthSpace}`)
    .replace(/:(?=[\w+-]+:)/g, `:${zeroWidthSpace}`);
}
