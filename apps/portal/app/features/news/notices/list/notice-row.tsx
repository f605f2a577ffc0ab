import type { Notice } from '@cheyantong/contract';
import { Link } from '../../../../shared/ui/link.tsx';
import { WholeWords } from '../../../../shared/ui/whole-words.tsx';
import { DateColumn } from '../../date-column.tsx';
import { LevelBadge } from '../level-badge.tsx';
import { noticeAddress } from '../notice-address.ts';
import styles from './notice-row.module.css';

export function NoticeRow({ notice }: { notice: Notice }) {
  const { id, title, summary, level, publisherName, publishTime, effectiveDate, endTime } = notice;
  return (
    <article className={styles.row}>
      <DateColumn time={publishTime} />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link to={noticeAddress(id)} className={styles.link}>
            <WholeWords>{title}</WholeWords>
          </Link>
        </h2>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.facts}>
          <span>{publisherName}</span>
          {effectiveDate && <span>{effectiveDate} 生效</span>}
          {endTime && <span>公示至 {endTime.slice(0, 16)}</span>}
        </p>
      </div>
      <LevelBadge level={level} />
    </article>
  );
}
