import { plainText } from './plain-text.ts';

const messageLength = 1_000;

/** Text for a SARIF message, in which `[text](1)` would be a link to a location that does not exist. */
export function sarifMessage(text: string): string {
  return plainText(text, messageLength).replaceAll('](', '] (');
}

/** A path relative to the repository's root as a URI reference. */
export function sarifUri(file: string): string {
  return file
    .replace(/\p{Cs}/gu, '\ufffd')
    .split('/')
    .map((segment) => encodeURIComponent(segment))
    .join('/');
}
