import { CONSUMER_TOPIC_CODES, type ConsumerTopic } from '@cheyantong/domain';
import { PAGES } from '../../../../pages.ts';
import { type ListPlace, listAddress, oneOf, text } from '../../../../shared/list/list-address.ts';

/** A leading one, and rows of three. */
export const PIECES_A_PAGE = 13;

interface ZoneFilters {
  topic?: ConsumerTopic | undefined;
  keywords?: string | undefined;
}

export type ZoneQuery = ZoneFilters & ListPlace<never>;

/** The list of the zone: topic, words and page stand in its address. */
export const zoneAddress = listAddress<ZoneFilters, never>({
  path: PAGES.consumerZone.path,
  filters: { topic: oneOf(CONSUMER_TOPIC_CODES), keywords: text },
  sortFields: [],
});

/** What the gateway is asked for. */
export const zonePage = ({ topic, keywords, pageNum }: ZoneQuery) => ({
  categoryCode: 'consumer' as const,
  pageNum,
  pageSize: PIECES_A_PAGE,
  ...(topic && { topic }),
  ...(keywords && { keywords }),
});
