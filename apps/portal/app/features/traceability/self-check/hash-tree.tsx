import styles from './hash-tree.module.css';
import { pathSides } from './path-sides.ts';

const WIDTH = 560;
const TOP = 44;
const BOTTOM = 236;
/** How far the first branch reaches to the side, and how much nearer each of the next ones is. */
const REACH = 150;
const NARROWER = 0.62;
const LEAST_REACH = 16;
/** Ways that keep to one side would leave the frame: nothing comes nearer to its edge than this. */
const MARGIN = 32;

interface HashTreeProps {
  day: string;
  index: number;
  size: number;
  steps: number;
}

/** The way from a record to the day's root: the path solid, what stands beside it light. */
export function HashTree({ day, index, size, steps }: HashTreeProps) {
  const levels = levelsOf([...pathSides(index, size, steps)].reverse());
  const leaf = levels.at(-1)?.own ?? { x: WIDTH / 2, y: TOP };
  return (
    <svg
      className={styles.tree}
      viewBox={`0 0 ${WIDTH} 276`}
      role="img"
      aria-label={`从这条记录经 ${steps} 级到 ${day} 的总摘要，当日共 ${size.toLocaleString('zh-CN')} 条`}
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
      <rect x={WIDTH / 2 - 88} y={12} width={176} height={32} rx={4} className={styles.own} />
      <text x={WIDTH / 2} y={33} className={styles.rootWords}>
        总摘要 {day}
      </text>
      <text x={leaf.x} y={leaf.y + 26} className={styles.leafWords}>
        这条记录
      </text>
    </svg>
  );
}

interface Point {
  x: number;
  y: number;
}

function levelsOf(sides: readonly ('left' | 'right')[]): { from: Point; own: Point; beside: Point }[] {
  const rowHeight = (BOTTOM - TOP) / Math.max(1, sides.length);
  let from: Point = { x: WIDTH / 2, y: TOP };
  return sides.map((side, level) => {
    const widest = Math.min(from.x, WIDTH - from.x) - MARGIN;
    const reach = Math.max(
      LEAST_REACH / 2,
      Math.min(widest, Math.max(LEAST_REACH, REACH * NARROWER ** level)),
    );
    const y = TOP + rowHeight * (level + 1);
    const [left, right] = [
      { x: from.x - reach, y },
      { x: from.x + reach, y },
    ];
    const here = side === 'left' ? { from, own: right, beside: left } : { from, own: left, beside: right };
    from = here.own;
    return here;
  });
}

const SQUARE = 12;

const Square = ({ at: { x, y }, className }: { at: Point; className: string | undefined }) => (
  <rect x={x - SQUARE / 2} y={y - SQUARE / 2} width={SQUARE} height={SQUARE} rx={2} className={className} />
);

const curve = (from: Point, to: Point): string =>
  `M${from.x} ${from.y}C${from.x} ${(from.y + to.y) / 2} ${to.x} ${(from.y + to.y) / 2} ${to.x} ${to.y}`;
