import type { Judged, Judgement } from '@cheyantong/domain';
import {
  CircleAlert,
  CircleCheck,
  CircleHelp,
  CircleMinus,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import styles from './flag-list.module.css';

export interface Flag extends Judged {
  key: string;
  name: ReactNode;
}

const ICONS: Record<Judgement, LucideIcon> = {
  good: CircleCheck,
  caution: TriangleAlert,
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
      {flags.map(({ key, name, judgement, word }) => {
        const Icon = ICONS[judgement];
        return (
          <li key={key} className={styles.flag} data-judgement={judgement}>
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
