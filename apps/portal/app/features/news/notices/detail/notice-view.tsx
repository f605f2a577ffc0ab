import type { NoticeDetail } from '@cheyantong/contract';
import { ArrowRight } from 'lucide-react';
import { PAGES } from '../../../../pages.ts';
import { ButtonLink } from '../../../../shared/ui/button.tsx';
import { FactList } from '../../../../shared/ui/fact-list.tsx';
import { Link } from '../../../../shared/ui/link.tsx';
import { NoteBand } from '../../../../shared/ui/note-band.tsx';
import { SheetLayout, SheetPanel } from '../../../../shared/ui/sheet-layout.tsx';
import { WholeWords } from '../../../../shared/ui/whole-words.tsx';
import { ArticleBody } from '../../article/article-body.tsx';
import headStyles from '../../article/article-head.module.css';
import { NeighbourLinks } from '../../neighbour-links.tsx';
import { LevelBadge } from '../level-badge.tsx';
import { noticeAddress } from '../notice-address.ts';
import styles from './notice-view.module.css';

export function NoticeView({ notice }: { notice: NoticeDetail }) {
  const { title, level, publisherName, publishTime, effectiveDate, endTime, ended, articleId } = notice;
  const linkTo = (other: NoticeDetail['prev']) =>
    other && { to: noticeAddress(other.id), title: other.title };
  return (
    <SheetLayout labelledBy="notice-title" asideLabel="公告信息" aside={<Facts notice={notice} />}>
      <header className={headStyles.head}>
        <p className={headStyles.badges}>
          <LevelBadge level={level} />
        </p>
        <h1 id="notice-title" className={headStyles.title}>
          <WholeWords>{title}</WholeWords>
        </h1>
        <p className={styles.facts}>
          <span>{publisherName}</span>
          <time dateTime={publishTime.replace(' ', 'T')}>{publishTime.slice(0, 16)}</time>
          {effectiveDate && <span>{effectiveDate} 生效</span>}
        </p>
        {ended && endTime && (
          <NoteBand tone="caution">公示期已于 {endTime.slice(0, 16)} 结束，以下内容仅供查阅。</NoteBand>
        )}
      </header>
      <ArticleBody html={notice.content} />
      <footer className={styles.foot}>
        {articleId && notice.articleTitle && (
          <Link to={`${PAGES.informationDetail.path}?id=${articleId}`} className={styles.more}>
            <span>
              <small className={styles.moreWord}>详细说明</small>
              {notice.articleTitle}
            </span>
            <ArrowRight aria-hidden="true" />
          </Link>
        )}
        <NeighbourLinks label="前后公告" unit="条" older={linkTo(notice.prev)} newer={linkTo(notice.next)} />
      </footer>
    </SheetLayout>
  );
}

function Facts({ notice }: { notice: NoticeDetail }) {
  const { publishTime, effectiveDate, endTime, revision, revisedTime } = notice;
  return (
    <SheetPanel>
      <div className={styles.panel}>
        <FactList
          columns={1}
          facts={[
            { name: '公告日期', value: publishTime.slice(0, 10) },
            { name: '生效日期', value: effectiveDate },
            { name: '公示至', value: endTime?.slice(0, 16) ?? '长期' },
            {
              name: '版次',
              value: `第 ${revision} 版${revisedTime ? `，${revisedTime.slice(0, 10)} 修订` : ''}`,
            },
          ]}
        />
        <ButtonLink to={PAGES.notices.path} tone="secondary" block>
          看全部公告
        </ButtonLink>
      </div>
    </SheetPanel>
  );
}
