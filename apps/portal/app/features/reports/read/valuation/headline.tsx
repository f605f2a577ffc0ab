import type { ValuationReport } from '@cheyantong/contract';
import { Price } from '../../../../shared/ui/price.tsx';
import { Term } from '../parts/term.tsx';
import styles from './headline.module.css';

/** The answer first, then how sure it is. */
export function Headline({
  report: { evalPrice, prices, retentionRate, guidePrice },
}: {
  report: ValuationReport;
}) {
  const usual = prices.find(({ condition }) => condition === 'good') ?? prices[0];
  return (
    <div className={styles.headline}>
      <p>
        <span className={styles.name}>
          <Term word="个人交易价" />
        </span>
        <Price amount={evalPrice.toFixed(2)} unit="万元" size={56} />
      </p>
      <dl className={styles.facts}>
        {usual && (
          <div>
            <dt>价格区间（车况{usual.conditionLabel.replace(/^车况/, '')}）</dt>
            <dd>
              {usual.individual.low.toFixed(2)} – {usual.individual.high.toFixed(2)} <small>万元</small>
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
