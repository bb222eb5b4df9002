/** Cells of inline Markdown as a row of a table. What makes the cells leaves no bar in them; a last one is shown as such. */
export function tableRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '&#124;').replaceAll('\n', ' ')).join(' | ')} |`;
}
