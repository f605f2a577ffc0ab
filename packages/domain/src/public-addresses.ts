import type { ArticleCategory } from './articles.ts';
import { type OrderType, SERVICES, serviceOfOrderType } from './orders.ts';
import type { PagePath } from './page-paths.ts';
import type { PhoneWay } from './pay-ways.ts';

/* Addresses of the portal that others have to write as well: sitemaps, feeds, messages, links in articles. */

export const usedCarAddress = (vehicleId: string | bigint): string =>
  `/usedCar/detail?vehicleId=${encodeURIComponent(String(vehicleId))}`;

export const partAddress = (partId: string | bigint): string =>
  `/reusableDetail?partId=${encodeURIComponent(String(partId))}`;

const NEWS = '/information/tabs2/detail';

/** Where the articles of a category are read: the portal's news share a page, the other two have sections of their own. */
export const READING_PAGES = {
  platformRelease: NEWS,
  evaluationNotice: NEWS,
  resultRelease: NEWS,
  testNotice: NEWS,
  reusedNews: '/information-detail',
  consumer: '/appraisal/tabs2/detail',
} as const satisfies Record<ArticleCategory, PagePath>;

export const articleAddress = ({ id, categoryCode }: { id: string; categoryCode: ArticleCategory }): string =>
  `${READING_PAGES[categoryCode]}?id=${encodeURIComponent(id)}`;

export const evaluationAddress = (id: string): string => `/appraisal/detail?id=${encodeURIComponent(id)}`;

const ofOrder = (orderType: OrderType, orderNo: string): string =>
  new URLSearchParams({ orderType: String(orderType), orderNo }).toString();

/** Whoever comes back from a vendor's app finds this parameter, with the way they went, on the page of the order. */
export const PAYING_PARAMETER = 'paying';

/** The way back to an order that somebody has left our page to pay. */
export const payingAddress = (orderType: OrderType, orderNo: string, way: PhoneWay): string =>
  `${orderAddress(orderType, orderNo)}&${PAYING_PARAMETER}=${way}`;

/** The page of one order. */
export const orderAddress = (orderType: OrderType, orderNo: string): string =>
  `/personalCenter/detail?${ofOrder(orderType, orderNo)}`;

/** The page its report is read on. */
export const reportAddress = (orderType: OrderType, orderNo: string): string =>
  `${SERVICES[serviceOfOrderType(orderType)].reportPath}?${ofOrder(orderType, orderNo)}`;
