import type { BatteryReport } from '@cheyantong/contract';
import {
  BATTERY_VERDICTS,
  type BatteryJudgement,
  healthFigures,
  LIMIT_WORDS,
  percentWords,
  sohLimit,
} from '@cheyantong/domain';
import { Figures } from '../blocks/figures.tsx';
import styles from './health.module.css';
import { SohScale } from './soh-scale.tsx';

const RADIUS = 91;
const AROUND = 2 * Math.PI * RADIUS;

interface HealthProps {
  report: BatteryReport;
  judgement: BatteryJudgement;
}

/** How much of the battery is left: as a ring in the verdict's colour, against its limits, and in figures. */
export function Health({ report, judgement: { level, figures } }: HealthProps) {
  const { soh } = report;
  const limit = sohLimit(report);
  const [judged] = figures;
  return (
    <div className={styles.health}>
      <svg
        viewBox="0 0 200 200"
        className={styles.ring}
        data-level={level}
        role="img"
        aria-label={`健康度 ${percentWords(soh)}，${BATTERY_VERDICTS[level].word}`}
      >
        <circle cx="100" cy="100" r={RADIUS} className={styles.track} />
        <circle
          cx="100"
          cy="100"
          r={RADIUS}
          className={styles.left}
          strokeDasharray={`${(soh / 100) * AROUND} ${AROUND}`}
          transform="rotate(-90 100 100)"
        />
        <line {...across(limit.normal)} className={styles.tick} data-level="good" />
        <line {...across(limit.tolerable)} className={styles.tick} data-level="bad" />
        <text x="100" y="108" className={styles.figure}>
          {soh.toFixed(1)}
          <tspan className={styles.percent}>%</tspan>
        </text>
        <text x="100" y="136" className={styles.label}>
          {BATTERY_VERDICTS[level].word}
        </text>
      </svg>
      <div className={styles.beside}>
        {judged?.bar && judged.level && (
          <SohScale
            bar={judged.bar}
            level={judged.level}
            limit={limit}
            words={judged.words}
            description={`健康度 ${judged.words}，${LIMIT_WORDS[judged.level]}：正常 ${judged.limits.good}，超限 ${judged.limits.bad}`}
          />
        )}
        <Figures figures={healthFigures(report)} />
      </div>
    </div>
  );
}

/** A short line across the ring where a percentage lies on it. */
function across(percent: number) {
  const angle = (percent / 100) * 2 * Math.PI - Math.PI / 2;
  const at = (radius: number) => [100 + radius * Math.cos(angle), 100 + radius * Math.sin(angle)] as const;
  const [x1, y1] = at(RADIUS - 13);
  const [x2, y2] = at(RADIUS + 9);
  return { x1, y1, x2, y2 };
}
