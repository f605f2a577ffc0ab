import type { EditionDocument } from '@cheyantong/contract';
import { ChevronDown } from 'lucide-react';
import { Badge } from '../../../../shared/ui/badge.tsx';
import type { EditionTest, TestResult } from '../../evaluation.ts';
import { isWeak, plainNumber, pointsWords } from '../../result-words.ts';
import styles from './tests.module.css';
import { Working } from './working.tsx';

interface ResultRowProps {
  item: TestResult;
  test: EditionTest;
  edition: EditionDocument;
  /** Unfolded at first. */
  opens: boolean;
}

/** What was measured, between which limits, for how many points; unfolded, how they come about. */
export function ResultRow({ item, test, edition, opens }: ResultRowProps) {
  const { name, value, unit, measured, score, fullScore, zeroAt, fullAt } = item;
  const weak = isWeak(item);
  return (
    <details className={styles.test} id={`test-${item.code}`} data-weak={weak || undefined} open={opens}>
      <summary className={styles.row}>
        <span className={styles.naming}>
          <span className={styles.name}>
            {name}
            {weak && measured !== null && <Badge tone="caution">短板</Badge>}
          </span>
          <span className={styles.quantity}>{test.quantity}</span>
        </span>
        <span className={styles.measured} data-missing={measured === null || undefined}>
          {value}
          {measured !== null && unit && <span className={styles.unit}>{unit}</span>}
        </span>
        <span className={styles.scale}>
          <span className={styles.bar} aria-hidden="true">
            <span style={{ width: `${((score ?? 0) / fullScore) * 100}%` }} />
          </span>
          <span className={styles.ends}>
            <span>
              <span className={styles.endWord}>零分</span> {plainNumber(zeroAt)}
            </span>
            <span>
              <span className={styles.endWord}>满分</span> {plainNumber(fullAt)}
            </span>
          </span>
        </span>
        <span className={styles.points}>
          <strong>{pointsWords(score ?? 0)}</strong> / {fullScore}
        </span>
        <ChevronDown aria-hidden="true" className={styles.chevron} />
      </summary>
      <Working item={item} test={test} edition={edition} />
    </details>
  );
}
