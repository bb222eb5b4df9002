import { redactTokens } from './redact-tokens.ts';

/** Where the analysed sources can be read. */
export interface SourceLinks {
  /** For example `https://github.com`, from GITHUB_SERVER_URL. */
  readonly serverUrl: string;
  readonly owner: string;
  readonly repo: string;
  readonly commit: string;
}

/** The address of a line at the analysed commit; null for what is not a file of the repository, or looks like a secret. */
export function permalink(
  links: SourceLinks | null,
  { file, line }: { file: string; line: number },
): string | null {
  if (links === null || !isRepositoryFile(file)) return null;
  // Parentheses are legal in an address and end a link in Markdown.
  const encode = (text: string) =>
    encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd')).replace(
      /[!'()*]/g,
      (character) => `%${character.charCodeAt(0).toString(16)}`,
    );
  const path = [links.owner, links.repo, 'blob', links.commit, ...file.split('/')].map(encode).join('/');
  const address = `${links.serverUrl.replace(/\/+$/, '')}/${path}#L${line}`;
  return redactTokens(address) === address ? address : null;
}

/** ESBMC's own library and generated files have absolute or escaping paths. */
function isRepositoryFile(file: string): boolean {
  return file !== '' && !file.startsWith('/') && !file.split('/').includes('..');
}
