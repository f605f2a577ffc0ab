import type { LucideIcon } from 'lucide-react';
import { useIsMobile } from '../../../shared/settings.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import styles from './chain-steps.module.css';

interface FutureStepProps {
  icon: LucideIcon;
  when: string;
  name: string;
  words: string;
}

/** What is still to come; nobody has signed it. */
export function FutureStep({ icon: Icon, when, name, words }: FutureStepProps) {
  const isMobile = useIsMobile();
  return (
    <li className={classNames(styles.step, styles.future)}>
      {!isMobile && <div className={styles.when}>{when}</div>}
      <div className={styles.rail} aria-hidden="true">
        <span className={styles.mark}>
          <Icon />
        </span>
      </div>
      <div className={styles.body}>
        <p className={styles.name}>{name}</p>
        <p className={styles.place}>
          {isMobile && `${when}，`}
          {words}
        </p>
      </div>
    </li>
  );
}
