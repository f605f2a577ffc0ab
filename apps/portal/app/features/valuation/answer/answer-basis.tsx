import type { UsedCarPrice } from '@cheyantong/contract';
import { groupedNumber } from '@cheyantong/domain';
import { monthWords } from '../../../shared/ui/months.ts';
import styles from './answer-basis.module.css';

const percent = (share: number): string => (share * 100).toFixed(1);

/** What the answer was learnt from, and how well it did on listings it had not seen. */
export function AnswerBasis({
  basis: { period, listings, medianError, coverage },
}: {
  basis: UsedCarPrice['basis'];
}) {
  return (
    <section className={styles.basis} aria-label="这个估值有多准">
      <h3 className={styles.title}>这个估值有多准</h3>
      <dl className={styles.figures}>
        <div>
          <dd>
            {percent(coverage)}
            <small>%</small>
          </dd>
          <dt>80% 区间覆盖</dt>
        </div>
        <div>
          <dd>
            {percent(medianError)}
            <small>%</small>
          </dd>
          <dt>中位误差</dt>
        </div>
        <div>
          <dd>{groupedNumber(listings)}</dd>
          <dt>挂牌样本</dt>
        </div>
      </dl>
      <p className={styles.source}>
        依据截至 {monthWords(period)}
        的车商挂牌价，误差在留出的样本上测得。挂牌价不是成交价；事故、水泡等车况未计入。
      </p>
    </section>
  );
}
