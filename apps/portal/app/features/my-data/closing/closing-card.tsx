import { useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import styles from './closing.module.css';
import { ClosingDialog } from './closing-dialog.tsx';

/** The way to the end of the account; what it means is shown before anything happens. */
export function ClosingCard() {
  const [open, setOpen] = useState(false);
  return (
    <Card id="close" title="注销账号">
      <p className={styles.hint}>
        注销不能恢复。先给您看：会删掉什么，依法保留什么、留到什么时候，确认后才注销。
      </p>
      <Button tone="secondary" block onClick={() => setOpen(true)}>
        看看注销会怎样
      </Button>
      <ClosingDialog open={open} onClose={() => setOpen(false)} />
    </Card>
  );
}
