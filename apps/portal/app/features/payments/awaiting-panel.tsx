import type { Payment } from '@cheyantong/contract';
import { PAY_CHANNELS } from '@cheyantong/domain';
import type { ReactNode } from 'react';
import { RadioGroup } from '../../shared/ui/radio-group.tsx';
import { AmountAndTime } from './amount-and-time.tsx';
import { AlipayIcon, WechatIcon } from './channel-icons.tsx';
import { CodePanel } from './code-panel.tsx';
import { HelpLine } from './help-line.tsx';
import styles from './payment.module.css';
import type { PaymentProgress } from './use-payment.ts';
import { WaitingLine } from './waiting-line.tsx';

const CHANNELS = [
  { value: 'wechat', label: <ChannelLabel icon={<WechatIcon />} name={PAY_CHANNELS.wechat.label} /> },
  { value: 'alipay', label: <ChannelLabel icon={<AlipayIcon />} name={PAY_CHANNELS.alipay.label} /> },
] as const;

/** How much, how long, for what, and the code to scan. */
export function AwaitingPanel({ progress }: { progress: PaymentProgress }) {
  const { state, secondsLeft, choose, refreshCode } = progress;
  const { payment, channel, codes } = state;
  return (
    <div className={styles.awaiting}>
      <AmountAndTime amount={payment.amount} secondsLeft={secondsLeft} />
      <OrderFacts payment={payment} />
      <RadioGroup
        look="tiles"
        aria-label="支付方式"
        options={CHANNELS}
        value={channel}
        onValueChange={choose}
      />
      <CodePanel channel={channel} slot={codes[channel]} amount={payment.amount} />
      <WaitingLine slot={codes[channel]} onRefresh={refreshCode} />
      <HelpLine refundRule={payment.refundRule} />
    </div>
  );
}

function OrderFacts({ payment: { serviceLabel, vehicleLabel, orderNo } }: { payment: Payment }) {
  return (
    <dl className={styles.facts}>
      <dt>服务</dt>
      <dd>{serviceLabel}</dd>
      {vehicleLabel && (
        <>
          <dt>车辆</dt>
          <dd>{vehicleLabel}</dd>
        </>
      )}
      <dt>订单号</dt>
      <dd className={styles.digits}>{orderNo}</dd>
    </dl>
  );
}

function ChannelLabel({ icon, name }: { icon: ReactNode; name: string }) {
  return (
    <span className={styles.channel}>
      {icon}
      {name}
    </span>
  );
}
