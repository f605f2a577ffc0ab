import { SERVICES, type Service, yuanText } from '@cheyantong/domain';
import { Check, CircleCheck, FileCheck, LoaderCircle, ReceiptText } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useHomeAddress } from '../../../shared/host/use-home-address.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import shared from '../payment.module.css';
import styles from './phone.module.css';

interface PaidPanelProps {
  service: Service;
  amount: number;
  onViewOrder: () => void;
  onLeave: () => void;
}

/** Paid, and what happens next; the focus is on the order. */
export function PaidPanel({ service, amount, onViewOrder, onLeave }: PaidPanelProps) {
  const button = useRef<HTMLButtonElement>(null);
  const words = useId();
  const home = useHomeAddress();
  useEffect(() => button.current?.focus(), []);
  const { word } = SERVICES[service];
  return (
    <div className={styles.screen}>
      <div id={words} className={styles.confirming} role="status">
        <span className={styles.done}>
          <CircleCheck aria-hidden="true" />
        </span>
        <p className={shared.headline}>支付成功</p>
        <p className={shared.muted}>请稍候，{word}结果正在生成中</p>
      </div>
      <ol className={styles.next}>
        <li data-state="done">
          <Check aria-hidden="true" />
          已付款
        </li>
        <li data-state="now">
          <LoaderCircle aria-hidden="true" />
          {service === 'inspection' ? '按预约到店检测' : '正在生成'}
        </li>
        <li>
          <FileCheck aria-hidden="true" />
          报告可看
          <span>发消息提醒</span>
        </li>
      </ol>
      <Button ref={button} size="large" block aria-describedby={words} onClick={onViewOrder}>
        查看{word}订单
      </Button>
      <ButtonLink tone="secondary" size="large" block to={home} onClick={onLeave}>
        回首页
      </ButtonLink>
      <p className={styles.receipt}>
        <ReceiptText aria-hidden="true" />
        已付 ¥{yuanText(amount)}，可在订单里开发票
      </p>
    </div>
  );
}
