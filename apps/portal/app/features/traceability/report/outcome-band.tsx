import { CircleHelp, type LucideIcon, ShieldAlert, ShieldCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Outcome, Tone } from './outcome.ts';
import styles from './outcome-band.module.css';

const ICONS: Record<Tone, LucideIcon> = {
  good: ShieldCheck,
  neutral: CircleHelp,
  caution: TriangleAlert,
  bad: ShieldAlert,
};

interface OutcomeBandProps {
  outcome: Outcome;
  code: string;
  checkedTime: string;
  children?: ReactNode;
}

/** The answer, in a colour, an icon and words. */
export function OutcomeBand({
  outcome: { tone, title, sentence },
  code,
  checkedTime,
  children,
}: OutcomeBandProps) {
  const Icon = ICONS[tone];
  return (
    <div className={styles.band} data-tone={tone} role="status">
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p>{sentence}</p>
        {children && <p className={styles.more}>{children}</p>}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>报告编号</dt>
          <dd>{code}</dd>
        </div>
        <div>
          <dt>核验时间</dt>
          <dd>{checkedTime}</dd>
        </div>
      </dl>
    </div>
  );
}
