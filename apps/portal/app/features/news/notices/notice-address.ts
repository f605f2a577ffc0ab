import { PAGES } from '../../../pages.ts';
import { listAddress } from '../../../shared/list/list-address.ts';

export const noticeAddress = (id: string): string =>
  `${PAGES.noticeDetail.path}?id=${encodeURIComponent(id)}`;

export const NOTICES_A_PAGE = 20;

/** The list of notices: its page stands in the address. */
export const noticeList = listAddress<Record<never, never>, never>({
  path: PAGES.notices.path,
  filters: {},
  sortFields: [],
});
