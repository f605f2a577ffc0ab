import { PAGES } from '../../pages.ts';
import { type ListPlace, listAddress } from '../../shared/list/list-address.ts';

interface Filters {
  /** Only what was not read. */
  unread?: 1 | undefined;
}

export type MessagesQuery = Filters & ListPlace<never>;

export const MESSAGES = listAddress<Filters, never>({
  path: PAGES.messages.path,
  filters: { unread: (given) => (given === '1' ? 1 : undefined) },
  sortFields: [],
});
