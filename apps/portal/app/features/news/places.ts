import type { ArticleCategory } from '@cheyantong/domain';
import { PAGES } from '../../pages.ts';

/** Where the articles of a category are listed, and where one of them is read. */
export const NEWS_PLACES = {
  platformRelease: { list: PAGES.platformReleases.path, detail: PAGES.informationDetail.path },
  evaluationNotice: { list: PAGES.evaluationNotices.path, detail: PAGES.informationDetail.path },
  resultRelease: { list: PAGES.resultReleases.path, detail: PAGES.informationDetail.path },
  testNotice: { list: PAGES.testNotices.path, detail: PAGES.informationDetail.path },
  reusedNews: { list: PAGES.reusableNews.path, detail: PAGES.reusableNewsDetail.path },
  consumer: { list: PAGES.consumerZone.path, detail: PAGES.consumerDetail.path },
} as const satisfies Record<ArticleCategory, { list: string; detail: string }>;

export { articleAddress } from '@cheyantong/domain';

/** The category that an address lists. */
export const categoryAt = (path: string): ArticleCategory =>
  (Object.keys(NEWS_PLACES) as ArticleCategory[]).find((category) => NEWS_PLACES[category].list === path) ??
  'platformRelease';
