import { type CallData, getUsedCar, listRecommendedCars, type UsedCarDetail } from '@cheyantong/contract';
import { useQuery } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { pageMeta } from '../../../shared/head/page-meta.ts';
import { isRefused } from '../../../shared/is-refused.ts';
import { requestOf } from '../../../shared/server-context.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { similarCarsBody, usedCarQuery } from '../used-car-queries.ts';
import { useViewer } from '../viewer.ts';
import { CarDetail } from './car-detail.tsx';
import { carHead } from './car-head.ts';
import { CarMissing } from './car-missing.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { NoCarChosen } from './no-car-chosen.tsx';

const NOT_FOUND = 404;
const UNAVAILABLE = 503;

/** What the server found out: a car, or that there is none. */
interface DetailSeed {
  car: UsedCarDetail | null;
  similar?: CallData<typeof listRecommendedCars> | undefined;
}

const NO_CAR: DetailSeed = { car: null };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { call } = requestOf(context);
  const vehicleId = vehicleIdIn(new URL(request.url).searchParams);
  if (!vehicleId) return data(NO_CAR);
  try {
    const [car, similar] = await Promise.all([
      call(getUsedCar, { params: { vehicleId } }),
      call(listRecommendedCars, { body: similarCarsBody(vehicleId) }).catch(() => undefined),
    ]);
    return data<DetailSeed>({ car, similar });
  } catch (failure) {
    return isRefused(failure) ? data(NO_CAR, { status: NOT_FOUND }) : data(null, { status: UNAVAILABLE });
  }
}

export const meta = pageMeta<DetailSeed | null>(({ data: seed, absolute }) =>
  seed?.car ? carHead(seed.car, absolute) : null,
);

/** In the browser the page asks by itself and shows its outline meanwhile. */
export const clientLoader = (): null => null;

export default function UsedCarDetailPage() {
  const seed = useLoaderData<typeof loader | typeof clientLoader>();
  const [search] = useSearchParams();
  const vehicleId = vehicleIdIn(search);
  const isKnownMissing = vehicleId === '' || seed?.car === null;
  const viewer = useViewer();
  const car = useQuery({
    ...usedCarQuery(viewer, vehicleId),
    enabled: !isKnownMissing,
    retry: (tries, failure) => !isRefused(failure) && tries < 1,
    // The server knows no members: for one of them its answer stands until the own one, with the heart, is there.
    ...(seed?.car && (viewer === null ? { initialData: seed.car } : { placeholderData: seed.car })),
  });
  if (vehicleId === '') return <NoCarChosen />;
  if (isKnownMissing || isRefused(car.error)) return <CarMissing />;
  if (car.isPending) return <DetailSkeleton />;
  if (car.isError) {
    return (
      <ErrorState onRetry={() => car.refetch()} retrying={car.isFetching}>
        {car.error.message}
      </ErrorState>
    );
  }
  return <CarDetail key={vehicleId} car={car.data} similarSeed={seed?.similar} />;
}

const vehicleIdIn = (search: URLSearchParams): string => search.get('vehicleId')?.trim() ?? '';
