import { Card } from '../../../../shared/ui/card.tsx';
import type { Evaluation } from '../../evaluation.ts';
import { GroupRadar } from '../../radar/group-radar.tsx';
import { AreaScore } from './area-score.tsx';
import styles from './scores.module.css';
import { sumWords } from './sum-words.ts';

/** The areas as bars, and the groups of tests as a radar: two cuts through the same points. */
export function Scores({ evaluation }: { evaluation: Evaluation }) {
  const { dimensions, totalScore } = evaluation;
  const hasMedian = dimensions.some(({ classMedian }) => classMedian !== null);
  return (
    <Card
      id="scores"
      title={`${COUNTED[dimensions.length] ?? dimensions.length}项得分`}
      remark={sumWords(dimensions, totalScore)}
      aside={hasMedian && <span className={styles.legend}>同级中位数</span>}
    >
      <div className={styles.halves}>
        <ul className={styles.areas}>
          {dimensions.map((dimension) => (
            <AreaScore key={dimension.code} dimension={dimension} />
          ))}
        </ul>
        <Radar evaluation={evaluation} />
      </div>
    </Card>
  );
}

const COUNTED = ['', '', '两', '三', '四', '五', '六', '七', '八'];

function Radar({ evaluation: { groups } }: { evaluation: Evaluation }) {
  const medians = groups.flatMap(({ classMedian }) => (classMedian === null ? [] : [classMedian]));
  const weakest = groups.toSorted((a, b) => a.share - b.share)[0];
  if (!weakest) return null;
  return (
    <GroupRadar
      description={`${groups.length} 组试验的得分率，最低的是${weakest.group}，${weakest.share}%`}
      corners={groups.map(({ group }) => group)}
      lines={[
        { name: '本车', look: 'first', values: groups.map(({ share }) => share) },
        ...(medians.length === groups.length
          ? [{ name: '同级中位数', look: 'median' as const, values: medians }]
          : []),
      ]}
      withValues
    />
  );
}
