import type { Payment } from '@cheyantong/contract';
import { PAY_CHANNELS, PAYMENT, yuanText } from '@cheyantong/domain';
import type { ReactNode } from 'react';
import { clockWords } from '../../shared/clock-words.ts';
import { RadioGroup } from '../../shared/ui/radio-group.tsx';
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

const LAST_MINUTE_SECONDS = 60;

function AmountAndTime({ amount, secondsLeft }: { amount: number; secondsLeft: number }) {
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
