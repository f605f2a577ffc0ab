import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import styles from './mobile-dialog.module.css';

/** What happens next, and where to look it up. */
export function SuccessPanel({
  description,
  onClose,
}: {
  description: string | undefined;
  onClose: () => void;
}) {
  const done = useRef<HTMLButtonElement>(null);
  // The form that had the focus is gone.
  useEffect(() => done.current?.focus(), []);
  return (
    <div className={styles.centred} role="status">
      <CircleCheck className={styles.good} aria-hidden="true" />
      {description && <p className={styles.outcome}>{description}</p>}
      <div className={styles.actions}>
        <ButtonLink to="/personalCenter?tab=leads" tone="secondary" onClick={onClose}>
          查看进度
        </ButtonLink>
        <Button ref={done} onClick={onClose}>
          知道了
        </Button>
      </div>
    </div>
  );
}
