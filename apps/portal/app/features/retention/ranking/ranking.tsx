import { useState } from 'react';
import { useIsMobile } from '../../../shared/settings.ts';
import { ChosenPanel } from '../curve/chosen-panel.tsx';
import { curvesEnd, firstToShow, rowKey } from '../rank-words.ts';
import { RankList } from './rank-list.tsx';
import { RankTable } from './rank-table.tsx';
import styles from './ranking.module.css';
import type { RankingProps } from './ranking-props.ts';
import { RateBarLegend } from './rate-bar.tsx';

interface RankingOfProps extends Pick<RankingProps, 'caption' | 'rows' | 'years' | 'lastPeriod'> {
  /** The list that was asked for is on its way. */
  stale: boolean;
}

/** All rows, and one of them looked at closely: until another is chosen, the best of which everything is known. */
export function Ranking({ stale, ...ranking }: RankingOfProps) {
  const isMobile = useIsMobile();
  const [choice, choose] = useState<string>();
  const { rows, years, lastPeriod } = ranking;
  const chosen = rows.find((row) => rowKey(row) === choice) ?? firstToShow(rows);
  if (isMobile) {
    return (
      <div className={styles.card} aria-busy={stale || undefined}>
        <RateBarLegend />
        <RankList {...ranking} chosenKey={choice} onChoose={choose} />
      </div>
    );
  }
  return (
    <div className={styles.layout} aria-busy={stale || undefined}>
      <div className={styles.card}>
        <RankTable {...ranking} chosenKey={chosen && rowKey(chosen)} onChoose={choose} />
        <RateBarLegend />
      </div>
      {chosen && <ChosenPanel row={chosen} years={years} lastPeriod={lastPeriod} end={curvesEnd(rows)} />}
    </div>
  );
}
