/** ESBMC's words for a property without its numbers of heap objects, which differ from run to run. */
export function plainComment(comment: string): string {
  return comment.replace(/\bdynamic_\d+_(?:array|value)\b/g, 'dynamic');
}
