import type { Notice } from '@cheyantong/contract';
import { ChevronDown, ChevronUp, Megaphone } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { NoticeDialog } from './notice-dialog.tsx';
import styles from './notice-ticker.module.css';
import { useTicker } from './use-ticker.ts';

const DATE_LENGTH = 'yyyy-MM-dd'.length;

/** One notice at a time between two lines; the whole text opens over the page. */
export function NoticeTicker({ notices }: { notices: readonly Notice[] }) {
  const { index, running, hold, step } = useTicker(notices.length);
  const [reading, setReading] = useState<Notice | null>(null);
  const notice = notices[index];
  if (!notice) return null;
  return (
    <section
      className={styles.ticker}
      aria-label="公告"
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <span className={styles.label} aria-hidden="true">
        <Megaphone />
        公告
      </span>
      <div className={styles.line} aria-live={running ? 'off' : 'polite'}>
        <button
          key={notice.id}
          type="button"
          className={styles.notice}
          aria-haspopup="dialog"
          onClick={() => setReading(notice)}
        >
          <span className={styles.title}>{notice.title}</span>
          <time className={styles.date}>{notice.publishTime.slice(0, DATE_LENGTH)}</time>
        </button>
      </div>
      {notices.length > 1 && (
        <div className={styles.steps}>
          <IconButton size="small" label="上一条公告" onClick={() => step(-1)}>
            <ChevronUp aria-hidden="true" />
          </IconButton>
          <IconButton size="small" label="下一条公告" onClick={() => step(1)}>
            <ChevronDown aria-hidden="true" />
          </IconButton>
        </div>
      )}
      <NoticeDialog notice={reading} onClose={() => setReading(null)} />
    </section>
  );
}
