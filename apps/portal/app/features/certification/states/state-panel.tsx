import { CircleCheckBig, CircleX, ClockAlert, Hourglass, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../../shared/ui/card.tsx';
import styles from './state-panel.module.css';

const LOOKS = {
  pending: { icon: Hourglass, word: '审核中' },
  rejected: { icon: CircleX, word: '已驳回' },
  approved: { icon: CircleCheckBig, word: '已认证' },
  expired: { icon: ClockAlert, word: '已过期' },
} as const satisfies Record<string, { icon: LucideIcon; word: string }>;

interface StatePanelProps {
  state: keyof typeof LOOKS;
  /** The sentence that matters. */
  lead: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}

/** Where a certification stands, in a word and a sentence. */
export function StatePanel({ state, lead, children, actions }: StatePanelProps) {
  const { icon: Icon, word } = LOOKS[state];
  return (
    <Card aria-labelledby="certification-state">
      <div className={styles.head} data-state={state}>
        <span className={styles.tile}>
          <Icon aria-hidden="true" />
        </span>
        <h2 id="certification-state" className={styles.word}>
          {word}
        </h2>
      </div>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.text}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </Card>
  );
}
