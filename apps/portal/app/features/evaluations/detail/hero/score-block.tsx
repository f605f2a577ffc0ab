import type { Evaluation } from '../../evaluation.ts';
import { scoreWords, starWords } from '../../evaluation-words.ts';
import { Stars } from '../../stars.tsx';
import styles from './score-block.module.css';

/** The result at a glance, never without the edition's year: stars of two editions are not the same stars. */
export function ScoreBlock({ evaluation: { edition, starLevel, totalScore } }: { evaluation: Evaluation }) {
  const rule = edition.stars.find(({ stars }) => stars === Math.max(starLevel, 2));
  return (
    <div className={styles.block}>
      <div>
        <Stars level={starLevel} size={30} light />
        <p className={styles.stars}>
          {starWords(starLevel)} · {edition.name}
        </p>
      </div>
      <p className={styles.total}>
        <span className={styles.score}>{scoreWords(totalScore)}</span>
        <span className={styles.of}>总分，满分 100</span>
      </p>
      <dl className={styles.rules}>
        {rule && (
          <div>
            <dt>{starWords(rule.stars)}门槛</dt>
            <dd>
              总分 {rule.total}，各项 {rule.everyArea}
            </dd>
          </div>
        )}
        <div>
          <dt>重复性</dt>
          <dd>± {edition.repeatability} 分</dd>
        </div>
      </dl>
    </div>
  );
}
