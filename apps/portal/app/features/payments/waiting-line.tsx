import { PAYMENT } from '@cheyantong/domain';
import { Spinner } from '../../shared/ui/spinner.tsx';
import styles from './payment.module.css';
import type { CodeSlot } from './payment-state.ts';

interface WaitingLineProps {
  slot: CodeSlot;
  onRefresh: () => void;
}

/** What the dialog is doing; a code that was refused says why and can be asked for again. */
export function WaitingLine({ slot, onRefresh }: WaitingLineProps) {
  return (
    <div className={styles.line}>
      <p className={styles.waiting} role="status">
        {slot.state === 'shown' && (
          <>
            <Spinner className={styles.spinner} />
            <strong>等待支付</strong>
            <span className={styles.small}>每 {PAYMENT.pollMs / 1000} 秒确认一次</span>
          </>
        )}
        {slot.state === 'asking' && (
          <>
            <Spinner className={styles.spinner} />
            正在获取二维码
          </>
        )}
        {slot.state === 'refused' && <span className={styles.refused}>{slot.sentence}</span>}
      </p>
      <button
        type="button"
        className={styles.textButton}
        aria-disabled={slot.state === 'asking'}
        onClick={slot.state === 'asking' ? undefined : onRefresh}
      >
        {slot.state === 'refused' ? '重新获取' : '二维码失效？刷新'}
      </button>
    </div>
  );
}
