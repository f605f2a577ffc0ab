import { listOpenCities, listOutlets, type OpenCity, type Outlet } from '@cheyantong/contract';
import { HOUR_MS } from '@cheyantong/domain';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/call.ts';
import { type CityPath, useCity } from '../../../shared/city.ts';
import { useSession } from '../../../shared/session/session.ts';
import { isOrderable } from '../../catalogue/index.ts';
import type { Offer } from '../offer/use-offer.ts';
import { useOrderDraft } from '../order-draft.ts';
import type { VisitChoice } from '../problems.ts';

/** What an outlet's `serviceMode` says. */
const ON_SITE = 2;
export const BOTH = 3;

const openCitiesQuery = queryOptions({
  queryKey: ['open-cities'],
  queryFn: ({ signal }) => call(listOpenCities, { query: {} }, signal),
  staleTime: HOUR_MS,
});

export const outletsQuery = (cityCode: string | undefined) =>
  queryOptions({
    queryKey: ['outlets', cityCode],
    queryFn: cityCode ? ({ signal }) => call(listOutlets, { query: { cityCode } }, signal) : skipToken,
  });

export type Visit = ReturnType<typeof useVisit>;

/** Where and when the car is looked at. What stands in the draft counts only as long as it is still on offer. */
export function useVisit(
  isWanted: boolean,
  { provider, providers, coverage }: Offer,
  seed: OpenCity[] | null | undefined,
) {
  const draft = useOrderDraft(({ visit }) => visit);
  const ownCity = useCity(({ path }) => path);
  const ownPhone = useSession(({ user }) => user?.mobile ?? '');
  const openCities = useQuery({
    ...openCitiesQuery,
    enabled: isWanted,
    ...(seed && { initialData: seed }),
  });
  const city = openPath(draft.city ?? ownCity, openCities.data);
  const outlets = useQuery(outletsQuery(isWanted ? city?.at(-1)?.id : undefined));

  const orderable = (providers.data ?? []).filter((each) => isOrderable(each, coverage.data));
  const own = (outlets.data ?? []).filter(({ brandId }) => brandId === provider?.id);
  const others = (outlets.data ?? []).filter(
    ({ brandId }) => brandId !== provider?.id && orderable.some(({ id }) => id === brandId),
  );
  const outlet = own.find(({ outletId }) => outletId === draft.outletId);
  const periods = periodsOn(outlet, draft.date);
  const choice: VisitChoice = {
    cityCode: city?.at(-1)?.id,
    outletId: outlet?.outletId,
    date: periods.length > 0 ? draft.date : null,
    period: draft.period && periods.includes(draft.period) ? draft.period : null,
    onSite: isOnSite(outlet, draft.onSite),
    address: draft.address,
    contactName: draft.contactName,
    contactPhone: draft.contactPhone ?? ownPhone,
  };
  /** The visitor's own city, where no outlet has opened yet. */
  const unopened = draft.city === null && openCities.data && !city ? ownCity.at(-1)?.name : undefined;
  return { openCities, city: city ?? [], unopened, outlets, own, others, outlet, periods, choice };
}

const openPath = (path: CityPath, open: OpenCity[] | undefined): CityPath | undefined =>
  open?.some(({ cityCode }) => cityCode === path.at(-1)?.id) ? path : undefined;

const periodsOn = (outlet: Outlet | undefined, date: string | null): readonly ('上午' | '下午')[] =>
  outlet?.availableSlots.find((slot) => slot.date === date)?.periods ?? [];

const isOnSite = (outlet: Outlet | undefined, wanted: boolean): boolean =>
  outlet?.serviceMode === ON_SITE || (outlet?.serviceMode === BOTH && wanted);
