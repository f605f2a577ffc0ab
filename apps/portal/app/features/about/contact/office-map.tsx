import { OFFICE } from './office.ts';
import styles from './office-map.module.css';

/** Blocks of houses: x, y, width, height. */
const BLOCKS = [
  [24, 24, 84, 54],
  [132, 24, 66, 54],
  [250, 24, 110, 54],
  [384, 24, 126, 54],
  [24, 106, 84, 62],
  [132, 106, 66, 62],
  [384, 206, 126, 34],
  [24, 206, 84, 34],
  [132, 206, 66, 34],
  [250, 206, 110, 34],
] as const;

/** Drawn by hand: nobody else's tiles, nobody told who looked. */
export function OfficeMap() {
  return (
    <figure className={styles.map}>
      <svg viewBox="0 0 534 320" role="img" aria-label={`示意地图：${OFFICE.way}`}>
        <rect width="534" height="320" className={styles.ground} />
        {BLOCKS.map(([x, y, width, height]) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx={4} className={styles.block} />
        ))}
        <path d="M0 92h534M0 188h534M120 0v320M226 0v320M372 0v320" className={styles.street} />
        <path
          d="M0 268c90-22 150 20 260 6s180-22 274-2v26c-94-18-164-12-274 4S90 272 0 292z"
          className={styles.river}
        />
        <rect x={250} y={106} width={260} height={62} rx={6} className={styles.park} />
        <text x={430} y={142} className={styles.parkName}>
          示例公园
        </text>
        <text x={24} y={192} className={styles.streetName}>
          示例路
        </text>
        <text x={400} y={292} className={styles.riverName}>
          示例河
        </text>
        <path d="M172 188H226V188H288" className={styles.way} />
        <circle cx={292} cy={188} r={7} className={styles.station} />
        <text x={306} y={193} className={styles.stationName}>
          示例站 B 口
        </text>
        <path d="M172 184c-16-20-22-30-22-42a22 22 0 0 1 44 0c0 12-6 22-22 42z" className={styles.pin} />
        <circle cx={172} cy={142} r={8} className={styles.pinEye} />
      </svg>
      <figcaption className={styles.caption}>示意图，不按比例。{OFFICE.way}。</figcaption>
    </figure>
  );
}
