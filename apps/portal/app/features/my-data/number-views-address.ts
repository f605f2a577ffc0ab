import { NUMBER_PARTIES, type NumberParty } from '@cheyantong/domain';
import { PAGES } from '../../pages.ts';
import { type ListPlace, listAddress, oneOf } from '../../shared/list/list-address.ts';

/** Who may have had a number, in the order they are offered. */
export const PARTIES = Object.keys(NUMBER_PARTIES) as NumberParty[];

interface Filters {
  party?: NumberParty | undefined;
}

export type NumberViewsQuery = Filters & ListPlace<never>;

export const NUMBER_VIEWS = listAddress<Filters, never>({
  path: PAGES.privacy.path,
  filters: { party: oneOf(PARTIES) },
  sortFields: [],
});
