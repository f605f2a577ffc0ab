import type { Dimension } from '../../evaluation.ts';
import { scoreWords } from '../../evaluation-words.ts';
import styles from './scores.module.css';

/** One area: how good of 100, where its class stands, and what made it so. */
export function AreaScore({ dimension }: { dimension: Dimension }) {
  const { name, weight, score, classMedian, sentence } = dimension;
  return (
    <li className={styles.area}>
      <h3 className={styles.name}>
        {name}
        {weight !== null && <span className={styles.weight}>占 {weight}%</span>}
      </h3>
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.filled} style={{ width: `${score}%` }} />
        {classMedian !== null && (
          <span className={styles.median} style={{ insetInlineStart: `${classMedian}%` }} />
        )}
      </div>
      <p className={styles.score}>{scoreWords(score)}</p>
      <p className={styles.sentence}>
        {sentence}
        {classMedian !== null && <span className={styles.against}>同级中位数 {scoreWords(classMedian)}</span>}
      </p>
    </li>
  );
}
