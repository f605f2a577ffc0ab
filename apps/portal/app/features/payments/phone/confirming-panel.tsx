import { PAY_CHANNELS, type PayChannel, yuanText } from '@cheyantong/domain';
import { useEffect, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Facts } from '../../../shared/ui/facts.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { ChannelIcon } from '../channel-icons.tsx';
import shared from '../payment.module.css';
import styles from './phone.module.css';

/** From here on it takes longer than usual, and nobody has to stay. */
const LONG_WAIT_SECONDS = 60;

interface ConfirmingPanelProps {
  orderNo: string;
  amount: number;
  channel: PayChannel;
  goingOn: boolean;
  onNotPaid: () => void;
}

/** Somebody was at the vendor's. What the vendor's page says is no proof, so the gateway is asked. */
export function ConfirmingPanel({ orderNo, amount, channel, goingOn, onNotPaid }: ConfirmingPanelProps) {
  const waited = useSecondsWaited();
  const { label } = PAY_CHANNELS[channel];
  return (
    <div className={styles.screen}>
      <div className={styles.confirming} role="status">
        <span className={styles.ring}>
          <ChannelIcon channel={channel} />
        </span>
        <p className={shared.headline}>正在确认付款</p>
        <p className={shared.muted}>您从{label}回来了，通常几秒内有结果。</p>
        <p className={styles.warning}>请不要重复付款。</p>
      </div>
      <Facts
        narrow
        facts={[
          ['应付', `¥${yuanText(amount)}`],
          ['付款方式', label],
          ['订单号', orderNo],
          ['已等待', `${waited} 秒`],
        ]}
      />
      <Button tone="secondary" size="large" block loading={goingOn} onClick={onNotPaid}>
        还没付，继续付款
      </Button>
      <NoteBand>
        {waited < LONG_WAIT_SECONDS
          ? '超过 1 分钟没有结果，可以先离开。'
          : '还没有收到付款结果，您可以先离开，稍后到“我的订单”里查看。'}
        付成功了会在“消息”里告诉您；万一付了两次，多的一笔自动原路退回。
      </NoteBand>
    </div>
  );
}

function useSecondsWaited(): number {
  const [since] = useState(() => Date.now());
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.floor((now - since) / 1_000);
}
