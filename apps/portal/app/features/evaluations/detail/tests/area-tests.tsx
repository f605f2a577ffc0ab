import type { EditionDocument } from '@cheyantong/contract';
import { roundHalfUp, sum } from '@cheyantong/evaluation';
import { ChevronDown } from 'lucide-react';
import { useIsMobile } from '../../../../shared/settings.ts';
import type { Dimension, EditionTest } from '../../evaluation.ts';
import { isWeak, pointsWords, signedWords } from '../../result-words.ts';
import { ResultRow } from './result-row.tsx';
import styles from './tests.module.css';

interface AreaTestsProps {
  dimension: Dimension;
  edition: EditionDocument;
  tests: ReadonlyMap<string, EditionTest>;
  /** On phones areas fold; the first is open, and so is one with a weak spot. */
  opens: boolean;
  /** The test with the least of its points: the one to be read first. */
  weakest: string | undefined;
}

export function AreaTests({ dimension, edition, tests, opens, weakest }: AreaTestsProps) {
  const isMobile = useIsMobile();
  const { code, name, points, weight, items, modifiers } = dimension;
  const head = (
    <>
      <h3 className={styles.areaName}>{name}</h3>
      <span className={styles.areaRemark}>
        {items.length} 项试验{modifierWords(modifiers)}
      </span>
      <span className={styles.areaPoints}>
        <strong>{pointsWords(points)}</strong> / {weight} 分
      </span>
    </>
  );
  const rows = items.map((item) => {
    const test = tests.get(item.code);
    return (
      test && (
        <ResultRow
          key={item.code}
          item={item}
          test={test}
          edition={edition}
          opens={!isMobile && item.code === weakest}
        />
      )
    );
  });
  if (isMobile)
    return (
      <details className={styles.area} open={opens || items.some(isWeak)}>
        <summary className={styles.areaHead}>
          {head}
          <ChevronDown aria-hidden="true" className={styles.chevron} />
        </summary>
        {rows}
      </details>
    );
  return (
    <section className={styles.area} aria-label={name} data-area={code}>
      <header className={styles.areaHead}>{head}</header>
      {rows}
    </section>
  );
}

function modifierWords(modifiers: Dimension['modifiers']): string {
  const cost = roundHalfUp(sum(modifiers.map(({ points }) => points)), 2);
  return cost < 0 ? `，修正 ${signedWords(cost, 1)} 分` : '';
}
