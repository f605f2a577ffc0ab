import type { UsedCarDetail } from '@cheyantong/contract';
import { wanAmount } from '../car-words.ts';
import styles from './offer-panel.module.css';

/** The asking price as a share of the new one, drawn to scale from zero, with the reason for its label. */
export function PriceAgainstNew({ car }: { car: UsedCarDetail }) {
  const { price, guidePrice, priceLabel, evalPrice } = car;
  if (!guidePrice) return null;
  const share = Math.min(1, price / guidePrice);
  return (
    <div className={styles.against}>
      <div className={styles.againstHead}>
        <h2 className={styles.againstTitle}>标价、估值与新车价</h2>
        {priceLabel && <span className={styles.againstText}>{priceLabel.text}</span>}
      </div>
      <div className={styles.scale} aria-hidden="true">
        <span className={styles.share} style={{ width: `${share * 100}%` }} />
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>标价</dt>
          <dd className={styles.asking}>{wanAmount(price)} 万</dd>
        </div>
        {evalPrice !== null && (
          <div>
            <dt>平台估值</dt>
            <dd>{wanAmount(evalPrice)} 万</dd>
          </div>
        )}
        <div>
          <dt>新车指导价</dt>
          <dd>{wanAmount(guidePrice)} 万</dd>
        </div>
      </dl>
      {priceLabel && <p className={styles.reason}>{priceLabel.reason}</p>}
    </div>
  );
}
