import { BATTERY_VERDICTS, LIMIT_LEVELS, type LimitLevel } from '@cheyantong/domain';
import { SheetPanel } from '../../../shared/ui/sheet-layout.tsx';
import styles from './verdict-rules.module.css';

/** The three verdicts a battery can get, and which of them this one got. */
export const VerdictRules = ({ level: given }: { level: LimitLevel }) => (
  <SheetPanel>
    <h2 className={styles.title}>结论有三种</h2>
    <dl>
      {LIMIT_LEVELS.map((level) => (
        <div key={level} className={styles.rule}>
          <dt className={styles.word} data-level={level}>
            {BATTERY_VERDICTS[level].word}
          </dt>
          <dd>
            {BATTERY_VERDICTS[level].rule}
            {level === given && <strong className={styles.given}>本报告</strong>}
          </dd>
        </div>
      ))}
    </dl>
  </SheetPanel>
);
