/** Spreadsheets take a file without it for one in the system's own encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

type Cell = string | number | null;

/** A table as spreadsheets open it. */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  `${BYTE_ORDER_MARK}${rows.map((cells) => cells.map(written).join()).join('\r\n')}\r\n`;

/** A text that a spreadsheet would take for a formula, and calculate. */
const FORMULA = /^[=+\-@\t\r]/;

function written(value: Cell): string {
  const isFormula = typeof value === 'string' && FORMULA.test(value);
  const text = `${isFormula ? "'" : ''}${value ?? ''}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
