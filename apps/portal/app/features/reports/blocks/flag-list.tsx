import { CircleAlert, CircleCheck, CircleHelp, CircleMinus, type LucideIcon } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import styles from './flag-list.module.css';

export type FlagState = 'good' | 'bad' | 'none' | 'unknown';

export interface Flag {
  key: string;
  name: ReactNode;
  state: FlagState;
  /** The state in a word or two. */
  word: string;
}

const ICONS: Record<FlagState, LucideIcon> = {
  good: CircleCheck,
  bad: CircleAlert,
  none: CircleMinus,
  unknown: CircleHelp,
};

/** More than these are spread over two rows. */
const IN_A_ROW = 5;

/** Yes, no and unknown side by side; each in a colour, an icon and a word. */
export function FlagList({ label, flags }: { label: string; flags: readonly Flag[] }) {
  return (
    <ul
      className={styles.flags}
      style={{ '--columns': columnsFor(flags.length) } as CSSProperties}
      aria-label={label}
    >
      {flags.map(({ key, name, state, word }) => {
        const Icon = ICONS[state];
        return (
          <li key={key} className={styles.flag} data-state={state}>
            <span className={styles.name}>{name}</span>
            <span className={styles.word}>
              <Icon aria-hidden="true" />
              {word}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const columnsFor = (count: number): number => (count > IN_A_ROW ? Math.ceil(count / 2) : count);
