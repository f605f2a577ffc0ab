import type { ArticleCategory } from '@cheyantong/domain';
import { amount, type ListPlace, listAddress, text } from '../../../shared/list/list-address.ts';
import { NEWS_PLACES } from '../places.ts';

export const PAGE_SIZE = 10;

export interface NewsFilters {
  keywords?: string | undefined;
  year?: number | undefined;
}

export type NewsQuery = NewsFilters & ListPlace<never>;

const year = (given: string): number | undefined => (/^20\d\d$/.test(given) ? amount(given) : undefined);

/** The list of a category: words, year and page stand in its address. */
export const newsAddress = (category: ArticleCategory) =>
  listAddress<NewsFilters, never>({
    path: NEWS_PLACES[category].list,
    filters: { keywords: text, year },
    sortFields: [],
  });

/** What the gateway is asked for. */
export const newsPage = (categoryCode: ArticleCategory, { keywords, year: wanted, pageNum }: NewsQuery) => ({
  categoryCode,
  pageNum,
  pageSize: PAGE_SIZE,
  ...(keywords && { keywords }),
  ...(wanted && { year: wanted }),
});
