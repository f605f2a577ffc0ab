import type { BatteryTrace } from '@cheyantong/contract';
import { Card } from '../../../shared/ui/card.tsx';
import { FactList } from '../../../shared/ui/fact-list.tsx';
import { presentLife } from './health-curve.ts';
import styles from './state-card.module.css';

const RADIUS = 48;
const AROUND = 2 * Math.PI * RADIUS;

/** How it is now: what is left, and how far that is from where its life should end. */
export function StateCard({ trace }: { trace: BatteryTrace }) {
  const last = trace.health.findLast(({ measured }) => measured);
  const limit = presentLife(trace.lives)?.limit ?? null;
  if (!last) return null;
  const isEnough = limit === null || last.soh >= limit;
  const place = trace.nodes.at(-1)?.location;
  return (
    <Card title="现在的状态" aside={trace.currentStateLabel}>
      <div className={styles.state} data-enough={isEnough}>
        <svg viewBox="0 0 120 120" className={styles.ring} role="img" aria-label={`健康度 ${last.soh}%`}>
          <circle cx={60} cy={60} r={RADIUS} className={styles.whole} />
          <circle
            cx={60}
            cy={60}
            r={RADIUS}
            className={styles.left}
            strokeDasharray={`${(AROUND * Math.min(100, last.soh)) / 100} ${AROUND}`}
            transform="rotate(-90 60 60)"
          />
          <text x={60} y={67} className={styles.figure}>
            {last.soh}%
          </text>
        </svg>
        <dl className={styles.facts}>
          {trace.ratedEnergy > 0 && (
            <div>
              <dt>当前可用</dt>
              <dd>
                <strong>{((trace.ratedEnergy * last.soh) / 100).toFixed(1)}</strong> / {trace.ratedEnergy} kWh
              </dd>
            </div>
          )}
          {limit !== null && (
            <div>
              <dt>{isEnough ? `距下限 ${limit}%` : `已低于下限 ${limit}%`}</dt>
              <dd>
                <strong>{Math.abs(last.soh - limit).toFixed(1)}</strong> 个百分点
              </dd>
            </div>
          )}
        </dl>
      </div>
      <FactList
        columns={1}
        facts={[
          { name: '最近实测', value: last.date },
          { name: '所在地', value: place },
        ]}
      />
    </Card>
  );
}
