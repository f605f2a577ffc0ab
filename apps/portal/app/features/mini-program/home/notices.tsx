import type { Notice } from '@cheyantong/contract';
import { ChevronRight } from 'lucide-react';
import { PAGES } from '../../../pages.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { noticeAddress } from '../../news/index.ts';
import styles from './notices.module.css';
import { Section } from './section.tsx';

type ShownNotice = Pick<Notice, 'id' | 'title' | 'publishTime'>;

export function Notices({ notices }: { notices: readonly ShownNotice[] }) {
  if (notices.length === 0) return null;
  return (
    <Section title="公告" more={{ words: '全部', to: PAGES.notices.path }}>
      <ul>
        {notices.map(({ id, title, publishTime }) => (
          <li key={id} className={styles.entry}>
            <Link to={noticeAddress(id)} className={styles.notice}>
              <time dateTime={publishTime.slice(0, 10)} className={styles.date}>
                {publishTime.slice(5, 10)}
              </time>
              <span className={styles.title}>{title}</span>
              <ChevronRight aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
