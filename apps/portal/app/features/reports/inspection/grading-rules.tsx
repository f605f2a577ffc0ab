import { LETTER_RULES } from '@cheyantong/domain';
import styles from './grading-rules.module.css';

/** The rules stand in the document itself, so that a letter can be checked. */
export function GradingRules({ conclusion }: { conclusion: string }) {
  return (
    <>
      <dl className={styles.rules}>
        {LETTER_RULES.map(({ letter, from, word, meaning }) => (
          <div key={letter} className={styles.rule}>
            <dt className={styles.letter}>{letter}</dt>
            <dd>
              <strong>
                {word}
                <span className={styles.from}>{from > 0 ? `${from} 分及以上` : '60 分以下'}</span>
              </strong>
              <span className={styles.meaning}>{meaning}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.text}>
        总分为各分区得分之和：90 分及以上为一级，60–89 为二级，20–59 为三级，20 以下为四级；骨架 13
        个检查点有一处损伤即按事故车判为五级。分区字母按该区得分占满分的比例判定。
      </p>
      <p className={styles.text}>{conclusion}</p>
    </>
  );
}
