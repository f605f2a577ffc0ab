import type { PayChannel } from '@cheyantong/domain';
import styles from './payment.module.css';

/** Two speech bubbles, drawn here: decorative, the name stands beside them. */
export function WechatIcon() {
  return (
    <svg viewBox="0 0 24 24" className={styles.wechatIcon} aria-hidden="true">
      <path d="M9.4 3C4.9 3 1.3 6 1.3 9.8c0 2.1 1.2 4 3 5.2l-.8 2.5 2.9-1.5c.9.3 1.9.4 3 .4 4.5 0 8.1-3 8.1-6.7S13.9 3 9.4 3z" />
      <path
        className={styles.frontBubble}
        d="M22.7 15.3c0-3.1-3-5.6-6.7-5.6s-6.7 2.5-6.7 5.6 3 5.6 6.7 5.6c.8 0 1.6-.1 2.3-.3l2.4 1.2-.6-2.1c1.6-1 2.6-2.6 2.6-4.4z"
      />
      <g className={styles.eyes}>
        <circle cx="6.7" cy="7.8" r="1.05" />
        <circle cx="12.1" cy="7.8" r="1.05" />
        <circle cx="13.8" cy="14" r=".85" />
        <circle cx="18.2" cy="14" r=".85" />
      </g>
    </svg>
  );
}

export function AlipayIcon() {
  return (
    <span className={styles.alipayIcon} aria-hidden="true">
      支
    </span>
  );
}

export const ChannelIcon = ({ channel }: { channel: PayChannel }) =>
  channel === 'alipay' ? <AlipayIcon /> : <WechatIcon />;
