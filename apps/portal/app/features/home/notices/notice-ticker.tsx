import type { Notice } from '@cheyantong/contract';
import { ChevronDown, ChevronUp, Megaphone } from 'lucide-react';
import { PAGES } from '../../../pages.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { noticeAddress } from '../../news/index.ts';
import styles from './notice-ticker.module.css';
import { useTicker } from './use-ticker.ts';

const DATE_LENGTH = 'yyyy-MM-dd'.length;

type TickerNotice = Pick<Notice, 'id' | 'title' | 'publishTime'>;

/** One notice at a time between two lines; each leads to its page, and all of them have a list. */
export function NoticeTicker({ notices }: { notices: readonly TickerNotice[] }) {
  const { index, running, hold, step } = useTicker(notices.length);
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
        <Link key={notice.id} to={noticeAddress(notice.id)} className={styles.notice}>
          <span className={styles.title}>{notice.title}</span>
          <time className={styles.date}>{notice.publishTime.slice(0, DATE_LENGTH)}</time>
        </Link>
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
      <Link to={PAGES.notices.path} className={styles.all}>
        全部公告
      </Link>
    </section>
  );
}
