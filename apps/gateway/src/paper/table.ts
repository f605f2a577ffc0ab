import type { Sheet, TextStyle } from './sheet.ts';
import { COLOR, COLUMN, PAGE } from './tokens.ts';

/** What stands in a cell: words, or words with a look of their own. */
export type Cell = string | { text: string; color?: string; bold?: boolean };

export interface Column {
  title: string;
  /** Share of the table's width. */
  share: number;
  align?: 'left' | 'right';
}

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
  sheet.room(60);
  drawHead();
  for (const row of rows) {
    const page = sheet.doc.bufferedPageRange().count;
    sheet.room(rowHeight(sheet, places, row, {}));
    if (sheet.doc.bufferedPageRange().count > page) drawHead();
    sheet.y += drawRow(sheet, places, row, {});
    sheet.line(PAGE.side, sheet.y, PAGE.side + COLUMN, sheet.y, COLOR.faintLine);
  }
  sheet.space(6);
}

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

const look = (cell: Cell, style: TextStyle): { text: string; style: TextStyle } =>
  typeof cell === 'string'
    ? { text: cell, style }
    : {
        text: cell.text,
        style: {
          ...style,
          ...(cell.color && { color: cell.color }),
          ...(cell.bold && { font: 'bold' as const }),
        },
      };

const SMALL: TextStyle = { size: 9 };

function rowHeight(sheet: Sheet, places: readonly Place[], row: readonly Cell[], style: TextStyle): number {
  const heights = row.map((cell, at) => {
    const { text, style: own } = look(cell, { ...SMALL, ...style });
    return sheet.height(text || ' ', { ...own, width: places[at]?.width ?? COLUMN });
  });
  return Math.max(...heights) + 2 * CELL_PADDING;
}

function drawRow(sheet: Sheet, places: readonly Place[], row: readonly Cell[], style: TextStyle): number {
  const height = rowHeight(sheet, places, row, style);
  row.forEach((cell, at) => {
    const place = places[at];
    if (!place) return;
    const { text, style: own } = look(cell, { ...SMALL, ...style });
    sheet.text(text, place.x, sheet.y + CELL_PADDING, { ...own, width: place.width, align: place.align });
  });
  return height;
}
