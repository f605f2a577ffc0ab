import type { LeadItem } from '@cheyantong/contract';
import type { NumberUse } from '@cheyantong/domain';
import { Eye, EyeOff, type LucideIcon, Phone, Send, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { momentWords } from '../../shared/when-words.ts';
import styles from './lead-list.module.css';
import { useViewsOfLead } from './my-leads.ts';

const ICONS: Record<NumberUse, LucideIcon> = { 交给: Send, 查看: Eye, 拨打: Phone };

/** What became of the number, in the order it happened: handed over, looked at, called, taken back. */
export function LeadTrail({ lead }: { lead: LeadItem }) {
  const { clueId, status, receiverName, deliveredTime } = lead;
  const views = useViewsOfLead(clueId);
  return (
    <ol className={styles.trail} aria-label="号码的去向">
      {deliveredTime ? (
        <Step icon={Send} time={deliveredTime}>
          交给 {receiverName}
        </Step>
      ) : (
        <Step icon={EyeOff}>还没有交出去，只会交给 {receiverName}</Step>
      )}
      {views.map(({ what, whatLabel, name, time }) => (
        <Step key={`${time} ${name}`} icon={ICONS[what]} time={time} strong>
          {name !== receiverName && `${name} `}
          {whatLabel}
        </Step>
      ))}
      {status === 'withdrawn' && deliveredTime && <Step icon={Undo2}>已撤回，对方须删除您的号码</Step>}
    </ol>
  );
}

interface StepProps {
  icon: LucideIcon;
  time?: string;
  strong?: boolean;
  children: ReactNode;
}

function Step({ icon: Icon, time, strong, children }: StepProps) {
  return (
    <li className={styles.step} data-strong={strong}>
      <Icon className={styles.stepIcon} aria-hidden="true" />
      <span>{children}</span>
      {time && <time className={styles.stepTime}>{momentWords(time)}</time>}
    </li>
  );
}
