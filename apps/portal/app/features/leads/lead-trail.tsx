import type { LeadItem } from '@cheyantong/contract';
import { EyeOff, type LucideIcon, Send, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { momentWords } from '../../shared/when-words.ts';
import styles from './lead-list.module.css';

/** What became of the number, in the order it happened. */
export function LeadTrail({ lead }: { lead: LeadItem }) {
  const { status, receiverName, deliveredTime } = lead;
  return (
    <ol className={styles.trail} aria-label="号码的去向">
      {deliveredTime ? (
        <Step icon={Send} time={deliveredTime}>
          交给 {receiverName}
        </Step>
      ) : (
        <Step icon={EyeOff}>还没有交出去，只会交给 {receiverName}</Step>
      )}
      {status === 'withdrawn' && deliveredTime && <Step icon={Undo2}>已撤回，对方须删除您的号码</Step>}
    </ol>
  );
}

function Step({ icon: Icon, time, children }: { icon: LucideIcon; time?: string; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <Icon className={styles.stepIcon} aria-hidden="true" />
      <span>{children}</span>
      {time && <time className={styles.stepTime}>{momentWords(time)}</time>}
    </li>
  );
}
