import type { ValuationReport } from '@cheyantong/contract';
import { signed } from '@cheyantong/domain';
import styles from './city-prices.module.css';

/** The same car elsewhere, the dearest place first. */
export function CityPrices({ report: { cityName, cityPrices, evalPrice } }: { report: ValuationReport }) {
  const rows = [
    ...cityPrices.filter((row) => row.cityName !== cityName),
    { cityName, price: evalPrice },
  ].toSorted((a, b) => b.price - a.price);
  const most = Math.max(...rows.map(({ price }) => price));
  return (
    <ul className={styles.cities}>
      {rows.map((row) => (
        <li key={row.cityName} className={styles.city} data-here={row.cityName === cityName || undefined}>
          <span>{row.cityName}</span>
          <span className={styles.bar} aria-hidden="true">
            <span style={{ width: `${(row.price / most) * 100}%` }} />
          </span>
          <span className={styles.price}>{row.price.toFixed(2)}</span>
          <span className={styles.difference}>
            {row.cityName === cityName ? '本城市' : signed(row.price - evalPrice)}
          </span>
        </li>
      ))}
    </ul>
  );
}
