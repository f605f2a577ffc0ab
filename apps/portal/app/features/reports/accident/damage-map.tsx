import type { ClaimReport } from '@cheyantong/contract';
import { anchorOf, byCount, hitsByRegion, hitWeight, type PlanRegion } from '@cheyantong/domain';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { PlanView } from '../blocks/plan/plan-view.tsx';
import styles from './damage-map.module.css';

type Damage = ClaimReport['damageMap'];

/** Where the car was hit and how often; parts one does not see from above stand in the list only. */
export function DamageMap({ damage }: { damage: Damage }) {
  if (damage.length === 0) return <NoteBand>已接入的来源里没有损伤部位的记录。</NoteBand>;
  const hits = hitsByRegion(damage);
  const most = Math.max(...damage.map(({ count }) => count));
  return (
    <div className={styles.map}>
      <div className={styles.plan}>
        <PlanView
          description={`车辆俯视图，标出 ${damage.length} 个受损部位`}
          weightOf={(region) => hitWeight(hits.get(region as PlanRegion) ?? 0)}
          dots={[...hits].map(([region, count]) => ({
            at: anchorOf(region),
            label: String(count),
            tone: count > 1 ? ('bad' as const) : ('caution' as const),
          }))}
        />
      </div>
      <ul className={styles.parts}>
        {byCount(damage).map(({ part, count }) => (
          <li key={part} className={styles.part}>
            <span>{part}</span>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ width: `${(count / most) * 100}%` }} />
            </span>
            <span className={styles.count}>{count} 次</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
