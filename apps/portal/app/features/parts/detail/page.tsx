import { getPart, listParts, type PartDetail as Part, type PartItem } from '@cheyantong/contract';
import { useQuery } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { pageMeta } from '../../../shared/head/page-meta.ts';
import { isRefused } from '../../../shared/is-refused.ts';
import { requestOf } from '../../../shared/server-context.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { partQuery } from '../part-queries.ts';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { NoPartChosen } from './no-part-chosen.tsx';
import { PartDetail } from './part-detail.tsx';
import { partHead } from './part-head.ts';
import { PartMissing } from './part-missing.tsx';
import { alikeBody } from './parts-alike.tsx';

const NOT_FOUND = 404;
const UNAVAILABLE = 503;

/** What the server found out: a part, or that there is none. */
interface DetailSeed {
  part: Part | null;
  alike?: { list: PartItem[]; total: number } | undefined;
}

const NO_PART: DetailSeed = { part: null };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { call } = requestOf(context);
  const partId = partIdIn(new URL(request.url).searchParams);
  if (!partId) return data(NO_PART);
  try {
    const part = await call(getPart, { params: { partId } });
    const alike = await call(listParts, { body: alikeBody(part) }).catch(() => undefined);
    return data<DetailSeed>({ part, alike });
  } catch (failure) {
    return isRefused(failure) ? data(NO_PART, { status: NOT_FOUND }) : data(null, { status: UNAVAILABLE });
  }
}

export const meta = pageMeta<DetailSeed | null>(({ data: seed, absolute }) =>
  seed?.part ? partHead(seed.part, absolute) : null,
);

/** In the browser the page asks by itself and shows its outline meanwhile. */
export const clientLoader = (): null => null;

export default function PartDetailPage() {
  const seed = useLoaderData<typeof loader | typeof clientLoader>();
  const [search] = useSearchParams();
  const partId = partIdIn(search);
  const isKnownMissing = partId === '' || seed?.part === null;
  const part = useQuery({
    ...partQuery(partId),
    enabled: !isKnownMissing,
    retry: (tries, failure) => !isRefused(failure) && tries < 1,
    ...(seed?.part && { initialData: seed.part }),
  });
  if (partId === '') return <NoPartChosen />;
  if (isKnownMissing || isRefused(part.error)) return <PartMissing />;
  if (part.isPending) return <DetailSkeleton />;
  if (part.isError) {
    return (
      <ErrorState onRetry={() => part.refetch()} retrying={part.isFetching}>
        {part.error.message}
      </ErrorState>
    );
  }
  return <PartDetail key={partId} part={part.data} alikeSeed={seed?.alike} />;
}

const partIdIn = (search: URLSearchParams): string => search.get('partId')?.trim() ?? '';
