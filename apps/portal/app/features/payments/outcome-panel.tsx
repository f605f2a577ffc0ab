import { CircleCheck, CircleX, type LucideIcon } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import styles from './payment.module.css';

interface FailedPanelProps {
  ordering: boolean;
  onPayAgain: () => void;
}

export function FailedPanel({ ordering, onPayAgain }: FailedPanelProps) {
  return (
    <Outcome
      icon={CircleX}
      tone="bad"
      title="支付失败"
      text="支付失败，请重新扫码支付以获取估值结果"
      next="重新支付"
      busy={ordering}
      onNext={onPayAgain}
    />
  );
}

interface SucceededPanelProps {
  /** 估值, 检测, 维修, 出险, 电池 */
  word: string;
  onViewOrder: () => void;
}

export function SucceededPanel({ word, onViewOrder }: SucceededPanelProps) {
  return (
    <Outcome
      icon={CircleCheck}
      tone="good"
      title="支付成功"
      text={`请稍候，${word}结果正在生成中`}
      next={`查看${word}订单`}
      onNext={onViewOrder}
    />
  );
}

interface OutcomeProps {
  icon: LucideIcon;
  tone: 'good' | 'bad';
  title: string;
  text: string;
  next: string;
  busy?: boolean;
  onNext: () => void;
}

/** How it ended, with the focus on what to do next: the code that had it is gone. */
function Outcome({ icon: Icon, tone, title, text, next, busy, onNext }: OutcomeProps) {
  const button = useRef<HTMLButtonElement>(null);
  const words = useId();
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={styles.outcome}>
      <div id={words} role="status">
        <Icon className={styles[tone]} aria-hidden="true" />
        <p className={styles.headline}>{title}</p>
        <p className={styles.muted}>{text}</p>
      </div>
      <Button
        ref={button}
        size="large"
        className={styles.next}
        aria-describedby={words}
        loading={busy}
        onClick={onNext}
      >
        {next}
      </Button>
    </div>
  );
}
