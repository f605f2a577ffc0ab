import { PAGES } from '../../pages.ts';

/** The page a paid valuation is read on. */
export const valuationAddress = (orderNo: string): string =>
  `${PAGES.estimateDetail.path}?${new URLSearchParams({ orderNo })}`;
