import styles from './pack-drawing.module.css';

const ROWS = 2;
/** A module's sides and height, and the gap between two. */
const [LONG, WIDE, HIGH, GAP] = [46, 74, 26, 7];
const TILT = Math.PI / 6;
const SHOWN_AT_MOST = 24;

interface PackDrawingProps {
  modules: number;
  /** Names as they are signed: M07. */
  replaced: readonly string[];
}

/** A pack without its lid, seen from above; modules that were replaced stand out. */
export function PackDrawing({ modules, replaced }: PackDrawingProps) {
  const count = Math.min(Math.max(ROWS, modules), SHOWN_AT_MOST);
  const columns = Math.ceil(count / ROWS);
  const [length, width] = [columns * (LONG + GAP) + GAP, ROWS * (WIDE + GAP) + GAP];
  const numbers = new Set(replaced.map((name) => Number(name.replace(/\D/g, ''))));
  const corners = [at(0, 0), at(length, 0), at(length, width), at(0, width)];
  const [left, right] = [Math.min(...corners.map(([x]) => x)), Math.max(...corners.map(([x]) => x))];
  const bottom = Math.max(...corners.map(([, y]) => y));
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.drawing}
        viewBox={`${left - 24} ${-HIGH - 24} ${right - left + 48} ${bottom + HIGH + 64}`}
        role="img"
        aria-label={`电池包示意图，${modules} 个模块${replaced.length > 0 ? `，${replaced.join('、')} 已更换` : ''}`}
      >
        <Box x={0} y={0} z={-14} length={length} width={width} height={12} className={styles.tray} />
        {Array.from({ length: count }, (_, index) => {
          const [column, row] = [index % columns, Math.floor(index / columns)];
          const x = GAP + column * (LONG + GAP);
          const y = GAP + row * (WIDE + GAP);
          return (
            <Box
              key={`${column} ${row}`}
              x={x}
              y={y}
              z={0}
              length={LONG}
              width={WIDE}
              height={HIGH}
              className={numbers.has(index + 1) ? styles.replaced : styles.module}
              label={numbers.has(index + 1) ? `M${String(index + 1).padStart(2, '0')} 已更换` : undefined}
            />
          );
        })}
      </svg>
      <figcaption className={styles.caption}>示意图</figcaption>
    </figure>
  );
}

type Point = readonly [x: number, y: number];

/** Isometric: both sides of the ground run down to the viewer. */
const at = (x: number, y: number, z = 0): Point => [(x - y) * Math.cos(TILT), (x + y) * Math.sin(TILT) - z];

interface BoxProps {
  x: number;
  y: number;
  z: number;
  length: number;
  width: number;
  height: number;
  className: string | undefined;
  label?: string | undefined;
}

function Box({ x, y, z, length, width, height, className, label }: BoxProps) {
  const top = z + height;
  const face = (...points: Point[]) =>
    points.map(([px, py]) => `${px.toFixed(1)},${py.toFixed(1)}`).join(' ');
  const [cx, cy] = at(x + length / 2, y + width / 2, top);
  return (
    <g className={className}>
      <polygon
        data-face="top"
        points={face(
          at(x, y, top),
          at(x + length, y, top),
          at(x + length, y + width, top),
          at(x, y + width, top),
        )}
      />
      <polygon
        data-face="left"
        points={face(
          at(x, y + width, top),
          at(x + length, y + width, top),
          at(x + length, y + width, z),
          at(x, y + width, z),
        )}
      />
      <polygon
        data-face="right"
        points={face(
          at(x + length, y, top),
          at(x + length, y + width, top),
          at(x + length, y + width, z),
          at(x + length, y, z),
        )}
      />
      {label && (
        <>
          <rect x={cx - 42} y={cy - 44} width={84} height={24} rx={4} className={styles.labelBox} />
          <path d={`M${cx} ${cy - 20}V${cy}`} className={styles.labelLine} />
          <text x={cx} y={cy - 27} className={styles.label}>
            {label}
          </text>
        </>
      )}
    </g>
  );
}
