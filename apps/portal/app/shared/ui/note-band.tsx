import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './note-band.module.css';

interface NoteBandProps {
  tone?: 'info' | 'good' | 'caution' | 'bad' | undefined;
  /** Replaces the icon of the tone. */
  icon?: ReactNode;
  children: ReactNode;
}

const icons = {
  info: Info,
  good: CircleCheck,
  caution: TriangleAlert,
  bad: CircleAlert,
};

/** One sentence that belongs to what stands above it. */
export function NoteBand({ tone = 'info', icon, children }: NoteBandProps) {
  const ToneIcon = icons[tone];
  return (
    <div className={classNames(styles.band, styles[tone])}>
      <span className={styles.icon} aria-hidden="true">
        {icon ?? <ToneIcon />}
      </span>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
