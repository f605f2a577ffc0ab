import { type EvaluationDetail, getEvaluation, listUsedCars } from '@cheyantong/contract';
import { useQuery } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { pageMeta } from '../../../shared/head/page-meta.ts';
import { isGone, isRefused } from '../../../shared/is-refused.ts';
import { requestOf } from '../../../shared/server-context.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { type Evaluation, isEvaluation } from '../evaluation.ts';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { evaluationHead } from './evaluation-head.ts';
import { EvaluationMissing, NoEvaluationChosen } from './evaluation-missing.tsx';
import { askedIn, evaluationQuery, inputOf } from './evaluation-query.ts';
import { EvaluationView } from './evaluation-view.tsx';
import { type CarsOnSale, carsOnSaleBody } from './on-sale/cars-query.ts';

const NOT_FOUND = 404;
const GONE = 410;
const UNAVAILABLE = 503;

/** What the server found out: an evaluation with cars of its series, or that there is none. */
interface DetailSeed {
  evaluation: EvaluationDetail | null;
  cars?: CarsOnSale | undefined;
}

const NOTHING: DetailSeed = { evaluation: null };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { call } = requestOf(context);
  const asked = askedIn(new URL(request.url).searchParams);
  if (!asked.id) return data(NOTHING);
  try {
    const evaluation = await call(getEvaluation, inputOf(asked));
    if (!isEvaluation(evaluation)) return data(NOTHING, { status: NOT_FOUND });
    return data<DetailSeed>({ evaluation, cars: await carsOf(evaluation, call) });
  } catch (failure) {
    if (!isRefused(failure)) return data(null, { status: UNAVAILABLE });
    return data(NOTHING, { status: isGone(failure) ? GONE : NOT_FOUND });
  }
}

export const meta = pageMeta<DetailSeed | null>(({ data: seed, absolute }) =>
  seed?.evaluation && isEvaluation(seed.evaluation) ? evaluationHead(seed.evaluation, absolute) : null,
);

/** In the browser the page asks by itself and shows its outline meanwhile. */
export const clientLoader = (): null => null;

export default function EvaluationPage() {
  const seed = useLoaderData<typeof loader | typeof clientLoader>();
  const [search] = useSearchParams();
  const asked = askedIn(search);
  const isKnownMissing = seed?.evaluation === null;
  const evaluation = useQuery({
    ...evaluationQuery(asked),
    enabled: asked.id !== '' && !isKnownMissing,
    retry: (tries, failure) => !isRefused(failure) && tries < 1,
    ...(seed?.evaluation && { initialData: seed.evaluation }),
  });
  if (asked.id === '') return <NoEvaluationChosen />;
  if (isKnownMissing || isRefused(evaluation.error)) return <EvaluationMissing />;
  if (evaluation.isPending) return <DetailSkeleton />;
  if (evaluation.isError) {
    return (
      <ErrorState onRetry={() => evaluation.refetch()} retrying={evaluation.isFetching}>
        {evaluation.error.message}
      </ErrorState>
    );
  }
  if (!isEvaluation(evaluation.data)) return <EvaluationMissing />;
  return (
    <EvaluationView
      key={`${asked.id} ${evaluation.data.revision}`}
      evaluation={evaluation.data}
      carsSeed={seed?.cars}
    />
  );
}

/** Cars for sale are beside the point of the page: without them it simply ends earlier. */
const carsOf = async (
  { seriesId }: Evaluation,
  call: ReturnType<typeof requestOf>['call'],
): Promise<CarsOnSale | undefined> =>
  seriesId === null
    ? undefined
    : call(listUsedCars, { body: carsOnSaleBody(seriesId) }).catch(() => undefined);
