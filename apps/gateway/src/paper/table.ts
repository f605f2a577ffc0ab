import type { Sheet, TextStyle } from './sheet.ts';
import { COLOR, COLUMN, PAGE } from './tokens.ts';

/** What stands in a cell: words, words with a look of their own and perhaps a remark below them, or a drawing. */
export type Cell = string | Words | Drawing;

interface Words {
  text: string;
  color?: string;
  bold?: boolean;
  note?: string | null;
}

interface Drawing {
  /** Draws between two ends, around a height. */
  draw: (x: number, middle: number, width: number) => void;
}

export interface Column {
  title: string;
  /** Share of the table's width. */
  share: number;
  align?: 'left' | 'right';
}

/** A table of so few rows is not broken. */
const KEPT_ROWS = 9;
const CELL_PADDING = 5;
const GAP = 12;
const HEAD: TextStyle = { size: 8.5, color: COLOR.muted };

/** A table with hairlines. Its head stands again on every page that it runs over. */
export function drawTable(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
): void {
  const places = placesOf(columns);
  const drawHead = (): void => {
    const height = drawRow(
      sheet,
      places,
      columns.map(({ title }) => title),
      HEAD,
    );
    sheet.y += height;
    sheet.line(PAGE.side, sheet.y, PAGE.side + COLUMN, sheet.y, COLOR.brand);
  };
  sheet.room(rows.length > KEPT_ROWS ? 60 : heightOf(sheet, places, columns, rows));
  drawHead();
  for (const row of rows) {
    const page = sheet.doc.bufferedPageRange().count;
    sheet.room(rowHeight(sheet, places, row, {}));
    if (sheet.doc.bufferedPageRange().count > page) drawHead();
    sheet.y += drawRow(sheet, places, row, {});
    sheet.line(PAGE.side, sheet.y, PAGE.side + COLUMN, sheet.y, COLOR.faintLine);
  }
  sheet.gap(6);
}

const heightOf = (
  sheet: Sheet,
  places: readonly Place[],
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
): number =>
  rows.reduce(
    (sum, row) => sum + rowHeight(sheet, places, row, {}),
    rowHeight(
      sheet,
      places,
      columns.map(({ title }) => title),
      HEAD,
    ),
  );

/** Short rows side by side: two of them make one row of a table that is twice as wide. */
export function inPairs(rows: readonly (readonly Cell[])[]): Cell[][] {
  const half = Math.ceil(rows.length / 2);
  return rows.slice(0, half).map((row, at) => [...row, ...(rows[at + half] ?? row.map(() => ''))]);
}

interface Place {
  x: number;
  width: number;
  align: 'left' | 'right';
}

function placesOf(columns: readonly Column[]): Place[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const usable = COLUMN - GAP * (columns.length - 1);
  let x: number = PAGE.side;
  return columns.map(({ share, align = 'left' }) => {
    const width = (usable * share) / shares;
    const place = { x, width, align };
    x += width + GAP;
    return place;
  });
}

const SMALL: TextStyle = { size: 9 };
const NOTE: TextStyle = { size: 7.5, color: COLOR.muted };

/** The lines of words in a cell, each in its look; a drawing has none. */
function linesOf(cell: Cell, style: TextStyle): { text: string; style: TextStyle }[] {
  if (typeof cell === 'string') return [{ text: cell, style }];
  if ('draw' in cell) return [];
  const { text, color, bold, note } = cell;
  const look = { ...style, ...(color && { color }), ...(bold && { font: 'bold' as const }) };
  return [{ text, style: look }, ...(note ? [{ text: note, style: NOTE }] : [])];
}

function rowHeight(sheet: Sheet, places: readonly Place[], row: readonly Cell[], style: TextStyle): number {
  const heights = row.map((cell, at) =>
    linesOf(cell, { ...SMALL, ...style }).reduce(
      (sum, { text, style: own }) =>
        sum + sheet.height(text || ' ', { ...own, width: places[at]?.width ?? COLUMN }),
      0,
    ),
  );
  return Math.max(...heights) + 2 * sheet.air(CELL_PADDING);
}

function drawRow(sheet: Sheet, places: readonly Place[], row: readonly Cell[], style: TextStyle): number {
  const height = rowHeight(sheet, places, row, style);
  row.forEach((cell, at) => {
    const place = places[at];
    if (!place) return;
    if (typeof cell !== 'string' && 'draw' in cell) cell.draw(place.x, sheet.y + height / 2, place.width);
    let y = sheet.y + sheet.air(CELL_PADDING);
    for (const { text, style: own } of linesOf(cell, { ...SMALL, ...style })) {
      y += sheet.text(text, place.x, y, { ...own, width: place.width, align: place.align });
    }
  });
  return height;
}
