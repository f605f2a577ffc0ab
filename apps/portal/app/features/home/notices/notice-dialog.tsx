import type { Notice } from '@cheyantong/contract';
import { minuteOf } from '@cheyantong/domain';
import { useState } from 'react';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import styles from './notice-ticker.module.css';
import { paragraphsOf } from './paragraphs-of.ts';

/** The whole of a notice. */
export function NoticeDialog({ notice, onClose }: { notice: Notice | null; onClose: () => void }) {
  // While the dialog leaves, it goes on showing what it showed.
  const [shown, setShown] = useState(notice);
  if (notice && notice !== shown) setShown(notice);
  if (!shown) return null;
  return (
    <Dialog
      open={notice !== null}
      onClose={onClose}
      title={shown.title}
      description={`${shown.publisherName} · ${minuteOf(shown.publishTime)}`}
    >
      {paragraphsOf(shown.content).map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
    </Dialog>
  );
}
