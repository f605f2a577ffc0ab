/** Reads the lines between a bill's head and its summary: each as its cells by the names in the head. */
export function readBillTable(text: string, { firstColumn }: { firstColumn: string }): Map<string, string>[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const headAt = lines.findIndex((line) => line.startsWith(firstColumn));
  if (headAt < 0) return [];
  const names = cellsOf(lines[headAt] ?? '');
  const rows: Map<string, string>[] = [];
  for (const line of lines.slice(headAt + 1)) {
    const cells = cellsOf(line);
    // A bill ends with a comment, or with a summary that has fewer columns.
    if (line.startsWith('#') || cells.length < names.length) break;
    rows.push(new Map(names.map((name, index) => [name, cells[index] ?? ''])));
  }
  return rows;
}

/** Vendors put a backtick or a tab around numbers, so that a spreadsheet leaves them alone. */
const cellsOf = (line: string): string[] => line.split(',').map((cell) => cell.trim().replace(/^`/, ''));
