import { classNames } from './class-names.ts';
import styles from './price.module.css';

interface PriceProps {
  /** Ready to print: `16.90`, `299`. */
  amount: string;
  /** Before the digits: ¥. */
  currency?: string | undefined;
  /** After the digits: 万, 万元, 元. */
  unit?: string | undefined;
  /** Height of the digits in px: 26 on cards, 44 detail, 48 payment, 56 valuation. */
  size?: number | undefined;
  /** `plain` takes the colour of the text around it. */
  tone?: 'accent' | 'plain' | undefined;
}

/** A price with its unit at half size. One inline box: apart, digits and 汉字 would not share a baseline. */
export function Price({ amount, currency, unit, size = 26, tone = 'accent' }: PriceProps) {
  return (
    <span
      className={classNames(styles.price, tone === 'accent' && styles.accent)}
      style={{ fontSize: `calc(${size} * var(--px))` }}
    >
      {currency && <span className={styles.unit}>{currency}</span>}
      {amount}
      {unit && <span className={styles.unit}>{unit}</span>}
    </span>
  );
}
