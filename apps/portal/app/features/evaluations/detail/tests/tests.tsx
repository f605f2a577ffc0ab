import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIsMobile } from '../../../../shared/settings.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Card } from '../../../../shared/ui/card.tsx';
import { type Evaluation, type TestResult, testsOf } from '../../evaluation.ts';
import { SECTIONS } from '../sections.ts';
import { AreaTests } from './area-tests.tsx';
import styles from './tests.module.css';

/** Every measurement with what the rule makes of it. Rows unfold by the browser's own means, with or without scripts. */
export function Tests({ evaluation: { edition, dimensions } }: { evaluation: Evaluation }) {
  const rows = useRef<HTMLDivElement>(null);
  const [unfolded, setUnfolded] = useState(false);
  const isMobile = useIsMobile();
  const tests = testsOf(edition);
  const items = dimensions.flatMap((dimension) => dimension.items);
  const shareOf = ({ score, fullScore }: TestResult): number => (score ?? 0) / fullScore;
  const weakest = items.toSorted((a, b) => shareOf(a) - shareOf(b))[0];

  function unfoldAll(open: boolean): void {
    for (const row of rows.current?.querySelectorAll('details') ?? []) row.open = open;
    setUnfolded(open);
  }

  return (
    <Card
      id="tests"
      flush
      title={SECTIONS.tests}
      remark={`${items.length} 项，点开看评分曲线与算法`}
      aside={
        <Button
          tone="quiet"
          size="small"
          data-print="hide"
          icon={unfolded ? <ChevronsDownUp aria-hidden="true" /> : <ChevronsUpDown aria-hidden="true" />}
          onClick={() => unfoldAll(!unfolded)}
        >
          {unfolded ? '全部收起' : '全部展开'}
        </Button>
      }
    >
      {!isMobile && (
        <div className={styles.columns} aria-hidden="true">
          <span>试验与测量量</span>
          <span className={styles.end}>实测</span>
          <span className={styles.limits}>
            <span>零分限值</span>
            <span>满分限值</span>
          </span>
          <span className={styles.end}>得分</span>
        </div>
      )}
      <div ref={rows}>
        {dimensions.map((dimension, index) => (
          <AreaTests
            key={dimension.code}
            dimension={dimension}
            edition={edition}
            tests={tests}
            opens={index === 0}
            weakest={weakest?.code}
          />
        ))}
      </div>
    </Card>
  );
}
