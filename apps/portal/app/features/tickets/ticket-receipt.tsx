import type { Ticket } from '@cheyantong/contract';
import { CircleCheck, Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { copyText } from '../../shared/copy-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import styles from './ticket-receipt.module.css';

/** It arrived: the number, and how to come back to it. */
export function TicketReceipt({ ticket, onAgain }: { ticket: Ticket; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form it stands in place of is gone, and with it the focus.
  useEffect(() => heading.current?.focus(), []);
  const { ticketNo, phoneMasked } = ticket;
  return (
    <div className={styles.receipt}>
      <CircleCheck className={styles.mark} aria-hidden="true" />
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        已提交
      </h3>
      <p>编号</p>
      <p className={styles.number}>{ticketNo}</p>
      <p className={styles.words}>
        {phoneMasked
          ? `两个工作日内答复。凭这个编号和手机号 ${phoneMasked} 在本页查进度。`
          : '两个工作日内答复。您没有留手机号，请记下编号：它是查进度的唯一凭据。'}
      </p>
      <div className={styles.actions}>
        <Button
          tone="secondary"
          icon={<Copy />}
          onClick={() => copyText(ticketNo, { done: '编号已复制', refused: '复制不了，请手动记下编号' })}
        >
          复制编号
        </Button>
        <Button tone="quiet" onClick={onAgain}>
          再写一条
        </Button>
      </div>
    </div>
  );
}
