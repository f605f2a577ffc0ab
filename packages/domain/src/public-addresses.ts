import type { ArticleCategory } from './articles.ts';

/* Addresses of the portal that others have to write as well: sitemaps, feeds, links in articles. */

export const usedCarAddress = (vehicleId: string | bigint): string =>
  `/usedCar/detail?vehicleId=${encodeURIComponent(String(vehicleId))}`;

export const partAddress = (partId: string | bigint): string =>
  `/reusableDetail?partId=${encodeURIComponent(String(partId))}`;

/** Every category is read under the portal's news, those of reused parts in their own section. */
export const articleAddress = ({ id, categoryCode }: { id: string; categoryCode: ArticleCategory }): string =>
  `${categoryCode === 'reusedNews' ? '/information-detail' : '/information/tabs2/detail'}?id=${encodeURIComponent(id)}`;
