import type { BatteryReport } from '@cheyantong/contract';
import { Figures } from '../blocks/figures.tsx';
import styles from './health.module.css';

const RADIUS = 54;
const AROUND = 2 * Math.PI * RADIUS;

/** How much of the battery is left, as a ring and in figures. */
export function Health({
  report: { soh, sohGrade, sohLabel, rankPercent, pack },
}: {
  report: BatteryReport;
}) {
  const lost =
    pack.ratedRange !== null && pack.estimatedRange !== null && pack.ratedRange - pack.estimatedRange;
  return (
    <div className={styles.health}>
      <svg viewBox="0 0 128 128" className={styles.ring} role="img" aria-label={`健康度 ${soh.toFixed(1)}%`}>
        <circle cx="64" cy="64" r={RADIUS} className={styles.track} />
        <circle
          cx="64"
          cy="64"
          r={RADIUS}
          className={styles.left}
          data-grade={sohGrade}
          strokeDasharray={`${(soh / 100) * AROUND} ${AROUND}`}
          transform="rotate(-90 64 64)"
        />
        <text x="64" y="68" className={styles.figure}>
          {soh.toFixed(1)}
          <tspan className={styles.percent}>%</tspan>
        </text>
        <text x="64" y="88" className={styles.label}>
          {sohLabel}
        </text>
      </svg>
      <Figures
        figures={[
          {
            key: 'energy',
            name: '现可用电量',
            value: String(pack.currentEnergy),
            unit: `/ ${pack.ratedEnergy} kWh`,
          },
          ...(pack.estimatedRange === null
            ? []
            : [{ key: 'range', name: '估算续航', value: String(pack.estimatedRange), unit: '公里' }]),
          ...(lost ? [{ key: 'lost', name: '比新车少', value: String(Math.round(lost)), unit: '公里' }] : []),
          ...(rankPercent === null
            ? []
            : [{ key: 'rank', name: '优于同款', value: String(Math.round(rankPercent)), unit: '%' }]),
        ]}
      />
    </div>
  );
}
