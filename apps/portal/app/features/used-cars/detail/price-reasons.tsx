import type { PriceReason } from '@cheyantong/contract';
import { Gauge, MapPin, Palette, TrendingDown, TrendingUp, UserCheck } from 'lucide-react';
import { wanAmount } from '../../../shared/words.ts';
import styles from './price-answer.module.css';

const ICONS: Record<PriceReason['factor'], typeof Gauge> = {
  mileage: Gauge,
  place: MapPin,
  transfers: UserCheck,
  color: Palette,
  market: TrendingUp,
};

/** What sets the valuation of this car apart from a usual one, each with its amount. */
export function PriceReasons({ reasons }: { reasons: readonly PriceReason[] }) {
  return (
    <section aria-labelledby="price-reasons">
      <div className={styles.head}>
        <h2 id="price-reasons" className={styles.title}>
          为什么值这个价
        </h2>
        <span className={styles.remark}>相对同款同龄的一般车</span>
      </div>
      <ul>
        {reasons.map(({ factor, text, amount }) => {
          const Icon = ICONS[factor];
          const Trend = amount < 0 ? TrendingDown : TrendingUp;
          return (
            <li key={factor} className={styles.reason}>
              <Icon aria-hidden="true" />
              <span>{text}</span>
              <span className={styles.amount} data-tone={amount < 0 ? 'down' : 'up'}>
                <Trend aria-hidden="true" />
                {amount < 0 ? '−' : '+'}
                {wanAmount(Math.abs(amount))} 万
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
