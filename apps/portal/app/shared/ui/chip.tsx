import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './chip.module.css';

interface ChipProps {
  children: ReactNode;
  /** Adds the ×; `label` must then say what is removed. */
  onRemove?: (() => void) | undefined;
  /** The chip in words, when its content is not plain text. */
  label?: string | undefined;
}

/** Something in force, such as an active filter. */
export function Chip({ children, onRemove, label }: ChipProps) {
  const name = label ?? (typeof children === 'string' ? children : '');
  return (
    <span className={styles.chip}>
      <span className={styles.text}>{children}</span>
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={`移除${name}`} onClick={onRemove}>
          <X aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
