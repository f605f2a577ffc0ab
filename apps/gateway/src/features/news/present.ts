import type { Advert, Notice } from '@cheyantong/contract';
import { dateTimeText } from '@cheyantong/domain';
import type { AdvertRow } from './adverts.ts';
import type { NoticeRow } from './notices.ts';

export const presentAdvert = ({ id, startsAt, endsAt, ...advert }: AdvertRow): Advert => ({
  ...advert,
  id: String(id),
  startTime: startsAt && dateTimeText(startsAt),
  endTime: endsAt && dateTimeText(endsAt),
});

export const presentNotice = ({ id, publishedAt, articleId, ...notice }: NoticeRow): Notice => ({
  ...notice,
  id: String(id),
  publishTime: dateTimeText(publishedAt),
  articleId: articleId === null ? null : String(articleId),
});
