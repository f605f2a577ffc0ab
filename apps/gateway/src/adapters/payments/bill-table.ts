import { parse } from 'csv-parse/sync';

interface Dialect {
  /** What the head begins with; comments or nothing stand before it. */
  firstColumn: string;
  /** What stands between two values of a line. The names in the head are always parted by commas. */
  delimiter: string;
}

/** Reads the lines between a bill's head and its summary: each as its cells by the names in the head. */
export function readBillTable(text: string, { firstColumn, delimiter }: Dialect): Map<string, string>[] {
  const head = new RegExp(`^\\uFEFF?${firstColumn}.*$`, 'm').exec(text);
  if (!head) return [];
  const [names = []] = parse(head[0], { bom: true, trim: true });
  const lines = parse(text.slice(head.index + head[0].length), {
    delimiter,
    trim: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    comment: '#',
    comment_no_infix: true,
  });
  // A bill ends with a summary that has fewer columns, if with anything.
  const end = lines.findIndex((cells) => cells.length < names.length);
  return lines
    .slice(0, end < 0 ? undefined : end)
    .map((cells) => new Map(names.map((name, index) => [name, (cells[index] ?? '').replace(/^`/, '')])));
}
