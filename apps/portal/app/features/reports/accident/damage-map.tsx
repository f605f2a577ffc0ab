import type { ClaimReport } from '@cheyantong/contract';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { PlanView } from '../blocks/plan/plan-view.tsx';
import { regionOfPart } from '../blocks/plan/region-of-part.ts';
import { anchorOf, type PlanRegion } from '../blocks/plan/regions.ts';
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
          weightOf={(region) => Math.min(3, hits.get(region) ?? 0)}
          dots={[...hits].map(([region, count]) => ({
            at: anchorOf(region as PlanRegion),
            label: String(count),
            tone: count > 1 ? ('bad' as const) : ('caution' as const),
          }))}
        />
      </div>
      <ul className={styles.parts}>
        {damage
          .toSorted((a, b) => b.count - a.count)
          .map(({ part, count }) => (
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

/** Several named parts may lie in one region of the plan: it was hit as often as the one hit most. */
function hitsByRegion(damage: Damage): Map<string, number> {
  const hits = new Map<string, number>();
  for (const { part, count } of damage) {
    const region = regionOfPart(part);
    if (region) hits.set(region, Math.max(hits.get(region) ?? 0, count));
  }
  return hits;
}
