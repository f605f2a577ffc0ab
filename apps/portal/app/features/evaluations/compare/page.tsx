import { type CallData, compareEvaluations, listEditionScores } from '@cheyantong/contract';
import { useQuery } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { MOST_COMPARED } from '../../../shared/compare/comparison.ts';
import { isRefused } from '../../../shared/is-refused.ts';
import { requestOf } from '../../../shared/server-context.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../../shared/ui/skeleton.tsx';
import { isEvaluation } from '../evaluation.ts';
import { askedIn, comparisonQuery } from './compare-query.ts';
import { NoneFound, NothingToCompare, TooMany } from './compare-states.tsx';
import { ComparisonView } from './comparison-view.tsx';
import { groupByEdition, mainGroup } from './edition-groups.ts';
import type { EditionScores } from './what-if/what-if.tsx';

const NOT_FOUND = 404;
const UNAVAILABLE = 503;

type Comparison = CallData<typeof compareEvaluations>;

/** What the server found out: the compared results, and all others of the edition that weights can be tried on. */
interface CompareSeed {
  comparison: Comparison;
  scores?: EditionScores | undefined;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { call } = requestOf(context);
  const { ids } = askedIn(new URL(request.url).searchParams);
  if (ids.length === 0 || ids.length > MOST_COMPARED) return data(null);
  try {
    const comparison = await call(compareEvaluations, { query: { ids: ids.join(',') } });
    const main = mainGroup(groupByEdition(comparison.entries.filter(isEvaluation)));
    if (!main) return data<CompareSeed>({ comparison }, { status: NOT_FOUND });
    const { programmeCode, code } = main.edition;
    const scores = await call(listEditionScores, {
      query: { programCode: programmeCode, editionCode: code },
    }).catch(() => undefined);
    return data<CompareSeed>({ comparison, scores });
  } catch (failure) {
    return data(null, { status: isRefused(failure) ? NOT_FOUND : UNAVAILABLE });
  }
}

/** In the browser the page asks by itself; what was asked before is still known. */
export const clientLoader = (): null => null;

export default function ComparePage() {
  const seed = useLoaderData<typeof loader | typeof clientLoader>();
  const asked = askedIn(useSearchParams()[0]);
  if (asked.ids.length === 0) return <NothingToCompare />;
  if (asked.ids.length > MOST_COMPARED) return <TooMany ids={asked.ids} />;
  return <Compared key={asked.ids.join()} asked={asked} seed={seed} />;
}

interface ComparedProps {
  asked: ReturnType<typeof askedIn>;
  seed: CompareSeed | null;
}

function Compared({ asked, seed }: ComparedProps) {
  const comparison = useQuery({
    ...comparisonQuery(asked.ids),
    retry: (tries, failure) => !isRefused(failure) && tries < 1,
    ...(seed && { initialData: seed.comparison }),
  });
  if (comparison.isPending) return <CompareSkeleton />;
  if (comparison.isError && isRefused(comparison.error)) return <NoneFound />;
  if (comparison.isError) {
    return (
      <ErrorState onRetry={() => comparison.refetch()} retrying={comparison.isFetching}>
        {comparison.error.message}
      </ErrorState>
    );
  }
  const entries = comparison.data.entries.filter(isEvaluation);
  if (entries.length === 0) return <NoneFound />;
  return (
    <ComparisonView
      entries={entries}
      pairs={comparison.data.pairs}
      missing={comparison.data.missing}
      weights={asked.weights}
      scoresSeed={seed?.scores}
    />
  );
}

const CompareSkeleton = () => (
  <SkeletonGroup label="正在加载对比">
    <SkeletonBlock height={200} />
    <SkeletonBlock height={720} />
  </SkeletonGroup>
);
