import { PAYMENT, yuanText } from '@cheyantong/domain';
import { clockWords } from '../../shared/clock-words.ts';
import styles from './payment.module.css';

const LAST_MINUTE_SECONDS = 60;

/** How much is to be paid, and how long it still can be. */
export function AmountAndTime({ amount, secondsLeft }: { amount: number; secondsLeft: number }) {
  const [yuan = '', cents = ''] = yuanText(amount).split('.');
  const share = Math.min(1, (secondsLeft * 1000) / PAYMENT.windowMs);
  return (
    <div>
      <div className={styles.amountAndTime}>
        <div>
          <p className={styles.small}>应付金额</p>
          <p className={styles.amount}>
            <span>¥</span>
            {yuan}
            <span>.{cents}</span>
          </p>
        </div>
        <div className={styles.time}>
          <p className={styles.small}>请在此时间内完成支付</p>
          <p
            className={styles.clock}
            role="timer"
            aria-label="剩余支付时间"
            data-ending={secondsLeft <= LAST_MINUTE_SECONDS || undefined}
          >
            {clockWords(secondsLeft)}
          </p>
        </div>
      </div>
      <div className={styles.timeBar} aria-hidden="true">
        <span style={{ transform: `scaleX(${share})` }} />
      </div>
    </div>
  );
}
