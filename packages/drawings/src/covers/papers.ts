import { element } from '../svg.ts';
import { type Composition, circle, INK, line, rect, spread } from './sheet.ts';

const PAPER = { width: 236, height: 296 };

/** Sheets of a protocol; the clause that matters is marked. */
export const papers: Composition = ({ random, label }) => {
  const marked = Math.floor(random.between(1, 5));
  const turned = (degrees: number, x: number, content: string) =>
    element(
      'g',
      { transform: `translate(${x} 32) rotate(${degrees} ${PAPER.width / 2} ${PAPER.height})` },
      content,
    );
  const blank = rect(0, 0, PAPER.width, PAPER.height, INK.paper, {
    stroke: INK.pale,
    'stroke-width': 3,
    rx: 8,
  });
  const stripes = spread(8, 118, 226).map((y, at) =>
    rect(26, y, random.between(104, 184), 7, at === marked ? INK.mark : INK.faint, { rx: 3 }),
  );
  const clause = element(
    'text',
    { x: 26, y: 88, 'font-size': 40, 'font-weight': 700, fill: INK.blue, 'font-family': 'Arial, sans-serif' },
    label ?? `${Math.floor(random.between(1, 10))}.${Math.floor(random.between(1, 10))}`,
  );
  const seal =
    circle(190, 258, 20, 'none', { stroke: INK.blue, 'stroke-width': 3 }) +
    line(
      [
        [181, 258],
        [188, 266],
        [200, 250],
      ],
      INK.blue,
      4,
    );
  const marks = spread(57, 50, 590).map((x, at) =>
    line(
      [
        [x, 342],
        [x, at % 5 === 0 ? 326 : 333],
      ],
      INK.light,
      2,
    ),
  );
  const tilt = random.between(-4, -1);
  return [
    turned(tilt + 13, 262, blank),
    turned(tilt + 7, 240, blank),
    turned(
      tilt,
      206,
      [
        blank,
        rect(26, 30, 76, 12, INK.blue, { rx: 3 }),
        clause,
        ...stripes,
        rect(8, 112 + marked * 15.5, 6, 18, INK.mark),
        seal,
      ].join(''),
    ),
    ...marks,
    line(
      [
        [50, 342],
        [590, 342],
      ],
      INK.blue,
      3,
    ),
  ].join('');
};
