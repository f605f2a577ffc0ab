import type { Notice } from '@cheyantong/contract';
import { useState } from 'react';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import styles from './notice-ticker.module.css';
import { paragraphsOf } from './paragraphs-of.ts';

const UP_TO_MINUTES = 'yyyy-MM-dd HH:mm'.length;

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
      description={`${shown.publisherName} · ${shown.publishTime.slice(0, UP_TO_MINUTES)}`}
    >
      {paragraphsOf(shown.content).map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
    </Dialog>
  );
}
