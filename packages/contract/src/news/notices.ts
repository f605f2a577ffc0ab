import { NOTICE_LEVEL_CODES } from '@cheyantong/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { dateText, dateTimeText, pageOf, pageQuery, text } from '../fields.ts';

const NOTICES = 'system-boot/api/v1/notice' as const;
const slug = text(80).min(1);

const notice = z.object({
  id: slug.describe('words of its address'),
  title: z.string(),
  content: z.string().describe('HTML, sanitised'),
  summary: z.string().describe('how it begins, without marks'),
  type: z.int(),
  level: z.enum(NOTICE_LEVEL_CODES),
  publisherName: z.string(),
  publishTime: dateTimeText,
  effectiveDate: dateText.nullable().describe('the day on which what it says begins to hold'),
  endTime: dateTimeText.nullable().describe('shown until then; null: for good'),
  articleId: slug.nullable().describe('the article that says more'),
});

const neighbour = z.object({ id: slug, title: z.string() }).nullable();

const noticeDetail = notice.extend({
  ended: z.boolean().describe('no longer in the lists'),
  revision: z.int().describe('1: as it was first published'),
  revisedTime: dateTimeText.nullable(),
  articleTitle: z.string().nullable(),
  prev: neighbour.describe('the older one'),
  next: neighbour.describe('the newer one'),
});

export type Notice = z.output<typeof notice>;
export type NoticeDetail = z.output<typeof noticeDetail>;

export const listNotices = defineCall({
  method: 'GET',
  path: `${NOTICES}/getNoticeInfo`,
  access: 'open',
  failure: 'silent',
  summary: '首页滚动的五条公告：有次序的在前，其余最新在前',
  data: z.array(notice),
});

export const listAllNotices = defineCall({
  method: 'GET',
  path: `${NOTICES}/page`,
  access: 'open',
  failure: 'caller',
  summary: '公示期内的全部公告，最新在前',
  query: z.object(pageQuery),
  data: pageOf(notice),
});

export const getNotice = defineCall({
  method: 'GET',
  path: `${NOTICES}/detail/:id`,
  access: 'open',
  failure: 'caller',
  summary: '一条公告；公示期已过的注明，撤回的以 410 说明',
  params: z.object({ id: slug }),
  data: noticeDetail,
});
