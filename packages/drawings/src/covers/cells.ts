import { type Composition, INK, rect } from './sheet.ts';

const COLUMNS = 14;
const ROWS = 6;
const CELL = { width: 32, height: 40, gap: 8 };
const LEFT = 44;
const TOP = 40;
const SHADES = [INK.faint, INK.pale, INK.light, INK.middle, INK.blue] as const;

/** The cells of a pack by temperature; the warmest is marked. */
export const cells: Composition = ({ random }) => {
  const hot = {
    column: Math.floor(random.between(5, COLUMNS)),
    row: Math.floor(random.between(1, ROWS - 1)),
  };
  const reach = random.between(5, 7.5);
  const drawn: string[] = [];
  for (let column = 0; column < COLUMNS; column += 1) {
    for (let row = 0; row < ROWS; row += 1) {
      const distance = Math.hypot(column - hot.column, (row - hot.row) * 1.2);
      const warmth = Math.max(0, 1 - distance / reach) + random.between(-0.06, 0.06);
      const shade = SHADES[Math.min(SHADES.length - 1, Math.max(0, Math.floor(warmth * SHADES.length)))];
      const isHot = column === hot.column && row === hot.row;
      drawn.push(
        cell(
          LEFT + column * (CELL.width + CELL.gap),
          TOP + row * (CELL.height + CELL.gap),
          isHot ? INK.mark : (shade ?? INK.faint),
        ),
      );
    }
  }
  const frame = { fill: 'none', stroke: INK.light, 'stroke-width': 3, rx: 14 };
  return [rect(22, 18, 596, 324, INK.paper, { ...frame }), ...drawn].join('');
};

const cell = (x: number, y: number, fill: string): string =>
  rect(x + 10, y - 4, CELL.width - 20, 6, fill, { rx: 2 }) +
  rect(x, y, CELL.width, CELL.height, fill, { rx: 5 });
