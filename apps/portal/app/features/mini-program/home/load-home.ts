import { listNotices, listUsedCars } from '@cheyantong/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { requestOf } from '../../../shared/server-context.ts';
import { loadServiceOffers } from '../../catalogue/index.ts';

const NOTICES_SHOWN = 3;

/** What everybody sees, in the HTML at once. A part that cannot be had does not take the page along. */
export async function loadHome({ context }: LoaderFunctionArgs) {
  const { call } = requestOf(context);
  const [offers, notices, cars] = await Promise.all([
    loadServiceOffers(call),
    call(listNotices, {}).catch(() => []),
    call(listUsedCars, { body: { pageSize: 1 } }).catch(() => null),
  ]);
  return {
    offers,
    notices: notices
      .slice(0, NOTICES_SHOWN)
      .map(({ id, title, publishTime }) => ({ id, title, publishTime })),
    carsForSale: cars?.total ?? null,
  };
}
