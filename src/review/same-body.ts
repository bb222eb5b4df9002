/** Whether the host has this body already; it changes line ends and drops blanks at the end. */
export function isSameBody(hosted: string, body: string): boolean {
  return normalised(hosted) === normalised(body);
}

function normalised(body: string): string {
  return body.replaceAll('\r\n', '\n').trimEnd();
}
