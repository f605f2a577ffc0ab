import styles from './radar-drawing.module.css';
import { type Look, type RadarLine, signOf } from './radar-looks.tsx';
import { directionOf, type Point, pointsAt, written } from './radar-points.ts';

interface RadarDrawingProps {
  description: string;
  corners: readonly string[];
  /** The first lies above the others. */
  lines: readonly RadarLine[];
  /** Written at the corners: the values of the only car. */
  atCorners?: readonly number[] | undefined;
  /** On a phone the corners' names need the room beside the drawing. */
  narrow: boolean;
}

/** The narrow one leaves five characters on either side on a phone of 375 pixels. */
const RADIUS = { wide: 112, narrow: 76 };
const RINGS = [0.25, 0.5, 0.75, 1];
/** Between the outermost ring and the corners' names: half a sign of a line that reaches it, and air. */
const GAP = 13;
/** Two lines of text, above and below. */
const NAMES = 40;
const LINE_HEIGHT_EM = 1.4;
const MIDDLE_OF_A_LETTER_EM = 0.35;
/** Of a row's height, what is empty anyway. */
const ABOVE_LETTERS_EM = 0.2;
/** From where a name stands in the middle above or below its corner, and not beside it. */
const UPRIGHT = 0.3;

/** Written by the server and finished: there is nothing to start in the browser. */
export function RadarDrawing({ description, corners, lines, atCorners, narrow }: RadarDrawingProps) {
  const radius = narrow ? RADIUS.narrow : RADIUS.wide;
  const reach = radius + GAP + NAMES;
  return (
    <svg
      role="img"
      aria-label={description}
      className={styles.drawing}
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      height={2 * reach}
    >
      {RINGS.map((share) => (
        <polygon
          key={share}
          className={styles.ring}
          points={written(pointsAt(corners.map(() => share * radius)))}
        />
      ))}
      {pointsAt(corners.map(() => radius)).map(({ x, y }, corner) => (
        <line key={corners[corner]} className={styles.spoke} x2={x} y2={y} />
      ))}
      {lines.toReversed().map(({ name, look, values }) => (
        <Line
          key={name}
          look={look}
          corners={corners}
          points={pointsAt(values.map((value) => (value / 100) * radius))}
        />
      ))}
      {corners.map((name, corner) => (
        <CornerName
          key={name}
          name={name}
          value={atCorners?.[corner]}
          direction={directionOf(corner, corners.length)}
          distance={radius + GAP}
        />
      ))}
    </svg>
  );
}

function Line({
  look,
  corners,
  points,
}: {
  look: Look;
  corners: readonly string[];
  points: readonly Point[];
}) {
  const Sign = signOf(look);
  return (
    <g className={styles.line} data-look={look}>
      <polygon points={written(points)} />
      {Sign && points.map((point, corner) => <Sign key={corners[corner]} {...point} />)}
    </g>
  );
}

interface CornerNameProps {
  name: string;
  value: number | undefined;
  direction: Point;
  distance: number;
}

function CornerName({ name, value, direction: { x, y }, distance }: CornerNameProps) {
  const rows = value === undefined ? 1 : 2;
  const anchor = Math.abs(x) < UPRIGHT ? 'middle' : x < 0 ? 'end' : 'start';
  return (
    <text
      className={styles.corner}
      x={x * distance}
      y={y * distance}
      dy={`${firstRow(y, rows)}em`}
      textAnchor={anchor}
    >
      {name}
      {value !== undefined && (
        <tspan className={styles.value} x={x * distance} dy={`${LINE_HEIGHT_EM}em`}>
          {value}
        </tspan>
      )}
    </text>
  );
}

/** How far below a point the first of some rows stands: above it at the top (-1), around it beside, below it at the bottom (1). */
function firstRow(height: number, rows: number): number {
  const around = MIDDLE_OF_A_LETTER_EM - ((rows - 1) * LINE_HEIGHT_EM) / 2;
  return around + (height * rows * LINE_HEIGHT_EM) / 2 - height * ABOVE_LETTERS_EM;
}
