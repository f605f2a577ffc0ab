import { PlainPriceBadge } from '../price-badge.tsx';
import styles from './showroom.module.css';

const MEANINGS = [
  { level: 'lower', words: '低于四分之三的同类车标价' },
  { level: 'fair', words: '在同类车标价的中间一半之内' },
  { level: 'higher', words: '高于四分之三的同类车标价' },
] as const;

/** What the labels on the cards mean. */
export function PriceLegend() {
  return (
    <section className={styles.legend} aria-labelledby="price-legend">
      <h2 id="price-legend" className={styles.legendTitle}>
        价格标签怎么来
      </h2>
      <dl>
        {MEANINGS.map(({ level, words }) => (
          <div key={level}>
            <dt>
              <PlainPriceBadge level={level} />
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
