import { getNotice, type NoticeDetail } from '@cheyantong/contract';
import { useQuery } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { pageMeta } from '../../../../shared/head/page-meta.ts';
import { isGone, isRefused } from '../../../../shared/is-refused.ts';
import { requestOf } from '../../../../shared/server-context.ts';
import { ErrorState } from '../../../../shared/ui/error-state.tsx';
import { ArticleSkeleton } from '../../article/article-skeleton.tsx';
import { noticeQuery } from '../../news-queries.ts';
import { NoNoticeChosen, NoticeGone } from './notice-gone.tsx';
import { NoticeView } from './notice-view.tsx';

const NOT_FOUND = 404;
const GONE = 410;
const UNAVAILABLE = 503;

/** What the server found out: a notice, or why there is none. */
type NoticeSeed = { notice: NoticeDetail } | { gone: string };

const NO_NOTICE = { gone: '没有这条公告' };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { call } = requestOf(context);
  const id = idIn(new URL(request.url).searchParams);
  if (!id) return data<NoticeSeed>(NO_NOTICE);
  try {
    return data<NoticeSeed>({ notice: await call(getNotice, { params: { id } }) });
  } catch (failure) {
    if (!isRefused(failure)) return data(null, { status: UNAVAILABLE });
    const gone = failure instanceof Error ? failure.message : NO_NOTICE.gone;
    return data<NoticeSeed>({ gone }, { status: isGone(failure) ? GONE : NOT_FOUND });
  }
}

export const meta = pageMeta<NoticeSeed | null>(({ data: seed }) =>
  seed && 'notice' in seed
    ? { title: seed.notice.title, description: seed.notice.summary, isArticle: true }
    : null,
);

/** In the browser the page asks by itself and shows its outline meanwhile. */
export const clientLoader = (): null => null;

export default function NoticePage() {
  const seed = useLoaderData<typeof loader | typeof clientLoader>();
  const [search] = useSearchParams();
  const id = idIn(search);
  const gone = seed && 'gone' in seed ? seed.gone : null;
  const notice = useQuery({
    ...noticeQuery(id),
    enabled: id !== '' && gone === null,
    retry: (tries, failure) => !isRefused(failure) && tries < 1,
    ...(seed && 'notice' in seed && { initialData: seed.notice }),
  });
  if (id === '') return <NoNoticeChosen />;
  if (gone !== null) return <NoticeGone sentence={gone} />;
  if (notice.error && isRefused(notice.error)) return <NoticeGone sentence={notice.error.message} />;
  if (notice.isPending) return <ArticleSkeleton />;
  if (notice.isError) {
    return (
      <ErrorState onRetry={() => notice.refetch()} retrying={notice.isFetching}>
        {notice.error.message}
      </ErrorState>
    );
  }
  return <NoticeView notice={notice.data} />;
}

const idIn = (search: URLSearchParams): string => search.get('id')?.trim() ?? '';
