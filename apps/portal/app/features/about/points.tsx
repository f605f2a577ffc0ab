import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './points.module.css';

interface Point {
  icon: LucideIcon;
  title: string;
  text: ReactNode;
}

/** Short promises side by side, each with what it rests on. */
export function Points({ points, label }: { points: readonly Point[]; label: string }) {
  return (
    <ul className={styles.points} aria-label={label}>
      {points.map(({ icon: Icon, title, text }) => (
        <li key={title} className={styles.point}>
          <span className={styles.tile} aria-hidden="true">
            <Icon />
          </span>
          <div>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
