import type { CallData, listUsedCars } from '@cheyantong/contract';
import { CAR_FILTER_IDS, CAR_FILTERS, type CarFilterField } from '@cheyantong/domain';

type Narrowed = Partial<Record<CarFilterField, unknown>>;
type WithoutOne = CallData<typeof listUsedCars>['withoutOne'];

/** Which one of the filters stands in the way: those without which there are cars, and how many. */
export async function withoutOne<Query extends Narrowed>(
  query: Query,
  count: (loosened: Query) => Promise<number>,
): Promise<WithoutOne> {
  const given = CAR_FILTER_IDS.filter((id) => CAR_FILTERS[id].some((field) => query[field] !== undefined));
  const counted = await Promise.all(
    given.map(async (filter) => {
      const dropped = Object.fromEntries(CAR_FILTERS[filter].map((field) => [field, undefined]));
      return { filter, total: await count({ ...query, ...dropped }) };
    }),
  );
  return counted.filter(({ total }) => total > 0);
}
