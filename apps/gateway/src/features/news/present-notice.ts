import type { Notice, NoticeDetail } from '@cheyantong/contract';
import { dateTimeText } from '@cheyantong/domain';
import { plainText, safeHtml } from './content/safe-html.ts';
import type { FoundNotice, NoticeRow, Notices } from './notices.ts';

const SUMMARY_CHARACTERS = 120;

export const presentNotice = (notice: NoticeRow): Notice => ({
  id: notice.slug,
  title: notice.title,
  // Sanitised when it was stored; once more, should somebody have written to the table itself.
  content: safeHtml(notice.content),
  summary: plainText(notice.content).slice(0, SUMMARY_CHARACTERS),
  type: notice.type,
  level: notice.level,
  publisherName: notice.publisherName,
  publishTime: dateTimeText(notice.publishedAt),
  effectiveDate: notice.effectiveOn,
  endTime: notice.endsAt && dateTimeText(notice.endsAt),
  articleId: notice.articleSlug,
});

export const presentNoticeDetail = (
  notice: FoundNotice,
  { prev, next }: Awaited<ReturnType<Notices['neighbours']>>,
): NoticeDetail => ({
  ...presentNotice(notice),
  ended: notice.ended,
  revision: notice.revision,
  revisedTime: notice.revisedAt && dateTimeText(notice.revisedAt),
  articleTitle: notice.articleTitle,
  prev,
  next,
});
