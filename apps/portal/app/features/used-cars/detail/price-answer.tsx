import type { PriceLabel, UsedCarDetail } from '@cheyantong/contract';
import { groupedNumber } from '@cheyantong/domain';
import { PAGES } from '../../../pages.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { wanAmount, wanRange } from '../../../shared/words.ts';
import { fromMedianWords, PRICE_MEANINGS } from '../price-meanings.ts';
import styles from './price-answer.module.css';
import { PriceReasons } from './price-reasons.tsx';
import { PriceZones } from './price-zones.tsx';

/** Where the asking price stands, why the car is worth what it is, and what nobody can explain. */
export function PriceAnswer({
  car: { price, guidePrice, priceLabel, priceReasons },
}: {
  car: UsedCarDetail;
}) {
  const { level, usual, listings } = priceLabel;
  return (
    <div className={styles.answer}>
      <p className={styles.against}>
        {usual
          ? `估值 ${wanRange(usual)}，与中位数相比${fromMedianWords(price, usual.median)}`
          : `${PRICE_MEANINGS[level]}${level === 'fewListings' ? `，现有 ${listings} 条` : ''}`}
        {guidePrice !== null && <span className={styles.guide}>新车指导价 {wanAmount(guidePrice)} 万</span>}
      </p>
      <PriceZones asking={price} usual={usual} />
      {priceReasons.length > 0 && <PriceReasons reasons={priceReasons} />}
      <Unexplained label={priceLabel} />
      {usual && (
        <p className={styles.basis}>
          依据：{groupedNumber(listings)} 条同车系报价，
          <Link to={`${PAGES.usedCarShowroom.path}#price-legend`}>标签怎么来</Link>
        </p>
      )}
    </div>
  );
}

/** A price outside of the interval has a reason that no listing tells. */
function Unexplained({ label: { level, percent } }: { label: PriceLabel }) {
  if (level === 'lower' || level === 'muchLower') {
    return <NoteBand tone="info">价低不等于占便宜。低出的 {-percent}% 没找到原因，看车时请问清。</NoteBand>;
  }
  if (level === 'higher' || level === 'muchHigher') {
    return <NoteBand tone="info">高出的 {percent}% 没找到原因，可以请车商说明。</NoteBand>;
  }
  return null;
}
