import type { EvaluationItem } from '@cheyantong/contract';
import styles from './area-scores.module.css';
import { scoreWords } from './evaluation-words.ts';
import { ScoreBar } from './score-bar.tsx';

/** The sub-scores as bars: under one another, on phones two by two. Only the area that cost a star is brown. */
export function AreaScores({ areas, remark }: Pick<EvaluationItem, 'areas' | 'remark'>) {
  return (
    <dl className={styles.areas}>
      {areas.map(({ code, name, score }) => {
        const costly = remark?.tone === 'held' && remark.areaCode === code;
        return (
          <div key={code} className={styles.area} data-costly={costly || undefined}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.score}>
              <ScoreBar score={score} costly={costly} />
              {scoreWords(score)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
