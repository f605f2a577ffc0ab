import type { Notice } from '@cheyantong/contract';
import { PAGES } from '../../../pages.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import styles from './newest-notices.module.css';
import { noticeAddress } from './notice-address.ts';

/** What has just been announced, beside the news. */
export function NewestNotices({ notices }: { notices: readonly Notice[] }) {
  if (notices.length === 0) return null;
  return (
    <Card
      title={PAGES.notices.title}
      aside={
        <Link to={PAGES.notices.path} className={styles.all}>
          全部公告
        </Link>
      }
    >
      <ul>
        {notices.map(({ id, title, publishTime }) => (
          <li key={id} className={styles.entry}>
            <Link to={noticeAddress(id)} className={styles.link}>
              {title}
            </Link>
            <time dateTime={publishTime.slice(0, 10)} className={styles.date}>
              {publishTime.slice(5, 10)}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  );
}
