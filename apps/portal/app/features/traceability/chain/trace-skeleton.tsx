import { Card } from '../../../shared/ui/card.tsx';
import { SkeletonBlock, SkeletonGroup, SkeletonLine } from '../../../shared/ui/skeleton.tsx';
import { TraceLayout } from './trace-layout.tsx';
import styles from './trace-skeleton.module.css';

const STEPS = ['42%', '36%', '48%', '40%', '44%'] as const;
const FACTS = ['90%', '76%', '84%', '70%', '80%', '62%'] as const;

/** The page in grey, in its own shape. */
export function TraceSkeleton() {
  return (
    <SkeletonGroup label="正在核验">
      <TraceLayout
        band={<SkeletonBlock height={136} />}
        side={
          <Card flush>
            <SkeletonBlock ratio="16 / 9" />
            <div className={styles.facts}>
              {FACTS.map((width) => (
                <SkeletonLine key={width} width={width} />
              ))}
            </div>
          </Card>
        }
      >
        <Card>
          <SkeletonLine width="30%" />
          {STEPS.map((width) => (
            <div key={width} className={styles.step}>
              <SkeletonBlock height={40} />
              <div>
                <SkeletonLine width={width} />
                <SkeletonLine width="64%" />
                <SkeletonLine width="86%" />
              </div>
            </div>
          ))}
        </Card>
      </TraceLayout>
    </SkeletonGroup>
  );
}
