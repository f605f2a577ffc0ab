import { groupedNumber } from '@cheyantong/domain';
import styles from './hash-tree.module.css';
import { pathSides } from './path-sides.ts';

const WIDTH = 560;
const HEIGHT = 340;
const TOP = 44;
const BOTTOM = 300;
/** How far the first branch reaches to the side, and how much nearer each of the next ones is. */
const REACH = 88;
const NARROWER = 0.7;
const LEAST_REACH = 22;
/** Nothing comes nearer to the frame's edge than this, the root's name included. */
const MARGIN = 24;
const ROOT_HALF = 88;
const SQUARE = 12;

interface HashTreeProps {
  day: string;
  index: number;
  size: number;
  steps: number;
}

/** The way from a record to the day's root: the path solid, what stands beside it light. */
export function HashTree({ day, index, size, steps }: HashTreeProps) {
  const { root, levels } = layOut([...pathSides(index, size, steps)].reverse());
  const leaf = levels.at(-1)?.own ?? root;
  return (
    <svg
      className={styles.tree}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`从这条记录经 ${steps} 级到 ${day} 的总摘要，当日共 ${groupedNumber(size)} 条`}
    >
      {levels.map(({ from, own, beside }) => (
        <g key={own.y}>
          <path className={styles.branch} d={curve(from, beside)} />
          <path className={styles.way} d={curve(from, own)} />
        </g>
      ))}
      {levels.map(({ own, beside }) => (
        <g key={own.y}>
          <Square at={beside} className={styles.beside} />
          <Square at={own} className={styles.own} />
        </g>
      ))}
      <rect x={root.x - ROOT_HALF} y={12} width={2 * ROOT_HALF} height={32} rx={4} className={styles.own} />
      <text x={root.x} y={33} className={styles.rootWords}>
        总摘要 {day}
      </text>
      <text x={within(leaf.x, MARGIN + 28)} y={leaf.y + 26} className={styles.leafWords}>
        这条记录
      </text>
    </svg>
  );
}

interface Point {
  x: number;
  y: number;
}

interface Level {
  from: Point;
  own: Point;
  beside: Point;
}

/** A way that keeps to one side would leave the frame: it is drawn where it falls, then moved and narrowed into the frame. */
function layOut(sides: readonly ('left' | 'right')[]): { root: Point; levels: Level[] } {
  const rowHeight = (BOTTOM - TOP) / Math.max(1, sides.length);
  let from: Point = { x: 0, y: TOP };
  const drawn = sides.map((side, level): Level => {
    const reach = Math.max(LEAST_REACH, REACH * NARROWER ** level) * (side === 'left' ? 1 : -1);
    const y = TOP + rowHeight * (level + 1);
    const here = { from, own: { x: from.x + reach, y }, beside: { x: from.x - reach, y } };
    from = here.own;
    return here;
  });
  const across = drawn.flatMap(({ own, beside }) => [own.x, beside.x]);
  const [left, right] = [Math.min(0, ...across), Math.max(0, ...across)];
  const scale = Math.min(1, (WIDTH - 2 * MARGIN) / (right - left || 1));
  const move = ({ x, y }: Point): Point => ({ x: WIDTH / 2 + (x - (left + right) / 2) * scale, y });
  const root = move({ x: 0, y: TOP });
  return {
    root: { ...root, x: within(root.x, MARGIN + ROOT_HALF) },
    levels: drawn.map((level) => ({
      from: move(level.from),
      own: move(level.own),
      beside: move(level.beside),
    })),
  };
}

const within = (x: number, margin: number): number => Math.min(WIDTH - margin, Math.max(margin, x));

const Square = ({ at: { x, y }, className }: { at: Point; className: string | undefined }) => (
  <rect x={x - SQUARE / 2} y={y - SQUARE / 2} width={SQUARE} height={SQUARE} rx={2} className={className} />
);

const curve = (from: Point, to: Point): string =>
  `M${from.x} ${from.y}C${from.x} ${(from.y + to.y) / 2} ${to.x} ${(from.y + to.y) / 2} ${to.x} ${to.y}`;
