import type { ValuationReport } from '@cheyantong/contract';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { wanInterval } from '../../../shared/words.ts';
import { Term } from '../blocks/term.tsx';
import styles from './headline.module.css';
import { intervalOf } from './interval.ts';

/** The answer first, then how sure it is. Too few such cars: only the interval is told. */
export function Headline({ report }: { report: ValuationReport }) {
  const { evalPrice, lowPrice, sampleTooSmall, sampleSize, retentionRate, guidePrice } = report;
  const interval = wanInterval(intervalOf(report));
  return (
    <div className={styles.headline}>
      <div>
        <p className={styles.name}>
          <Term word="个人交易价" /> {sampleTooSmall && <Badge tone="caution">样本不足</Badge>}
        </p>
        {sampleTooSmall ? (
          <Price amount={interval} unit="万元" size={44} />
        ) : (
          <Price amount={evalPrice.toFixed(2)} unit="万元" size={56} />
        )}
      </div>
      <dl className={styles.facts}>
        {!sampleTooSmall && (
          <div>
            <dt>{lowPrice === undefined ? '价格区间（车况良好）' : '80% 区间（车况良好）'}</dt>
            <dd>
              {interval} <small>万元</small>
            </dd>
          </div>
        )}
        {sampleSize !== undefined && (
          <div>
            <dt>同车系样本</dt>
            <dd>
              {sampleSize.toLocaleString('zh-CN')} <small>条</small>
            </dd>
          </div>
        )}
        <div>
          <dt>
            <Term word="保值率" />
          </dt>
          <dd>
            {retentionRate.toFixed(1)} <small>%</small>
          </dd>
        </div>
        <div>
          <dt>新车指导价</dt>
          <dd>
            {guidePrice.toFixed(2)} <small>万元</small>
          </dd>
        </div>
      </dl>
    </div>
  );
}
