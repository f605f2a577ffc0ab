import { type CallData, listAllNotices, listArticles, listMostRead } from '@cheyantong/contract';
import { ARTICLE_CATEGORIES, type ArticleCategory } from '@cheyantong/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs, useLoaderData, useLocation, useSearchParams } from 'react-router';
import { fulfilled } from '../../../shared/fulfilled.ts';
import { ListHeading } from '../../../shared/list/list-heading.tsx';
import { useChange } from '../../../shared/list/list-link.tsx';
import { requestOf } from '../../../shared/server-context.ts';
import { LinkTabs } from '../../../shared/ui/link-tabs.tsx';
import { articlesQuery, mostReadQuery, noticesQuery } from '../news-queries.ts';
import { NewestNotices } from '../notices/newest-notices.tsx';
import { categoryAt, NEWS_PLACES } from '../places.ts';
import { ArticleList } from './article-list.tsx';
import { MostRead } from './most-read.tsx';
import { newsAddress, newsPage } from './news-address.ts';
import styles from './page.module.css';

const UNAVAILABLE = 503;

interface NewsSeed {
  page: CallData<typeof listArticles> | undefined;
  mostRead: CallData<typeof listMostRead> | undefined;
  notices: CallData<typeof listAllNotices> | undefined;
}

const NEWEST_NOTICES = { pageNum: 1, pageSize: 5 };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { call } = requestOf(context);
  const { pathname, searchParams } = new URL(request.url);
  const category = categoryAt(pathname.replace(/\.data$/, ''));
  const [page, mostRead, notices] = await Promise.allSettled([
    call(listArticles, { query: newsPage(category, newsAddress(category).read(searchParams)) }),
    call(listMostRead, { query: {} }),
    call(listAllNotices, { query: NEWEST_NOTICES }),
  ]);
  const seed: NewsSeed = {
    page: fulfilled(page),
    mostRead: fulfilled(mostRead),
    notices: fulfilled(notices),
  };
  return data(seed, { status: seed.page ? 200 : UNAVAILABLE });
}

/** In the browser the page asks by itself, so that a choice shows at once and the old list stays meanwhile. */
export const clientLoader = (): null => null;

const PORTAL_NEWS = (['platformRelease', 'evaluationNotice', 'resultRelease', 'testNotice'] as const).map(
  (category) => ({ to: NEWS_PLACES[category].list, label: ARTICLE_CATEGORIES[category] }),
);

export default function NewsPage() {
  const seed = useLoaderData<typeof loader | typeof clientLoader>();
  const category = categoryAt(useLocation().pathname);
  // Each category is a list of its own: what another one showed must not linger in its boxes.
  return <News key={category} category={category} seed={seed} />;
}

function News({ category, seed }: { category: ArticleCategory; seed: NewsSeed | null }) {
  const address = newsAddress(category);
  const [search] = useSearchParams();
  const query = address.read(search);
  const change = useChange(address);
  const articles = useQuery({
    ...articlesQuery(newsPage(category, query)),
    placeholderData: keepPreviousData,
    ...(seed?.page && { initialData: seed.page }),
  });
  const mostRead = useQuery({
    ...mostReadQuery,
    ...(seed?.mostRead && { initialData: seed.mostRead }),
  });
  const notices = useQuery({
    ...noticesQuery(NEWEST_NOTICES),
    ...(seed?.notices && { initialData: seed.notices }),
  });
  const isReused = category === 'reusedNews';
  return (
    <div className={styles.page}>
      <ListHeading
        aside={isReused ? '规则、标识与选购提醒' : '规则改动、测评公告与结果，先在这里公布'}
        search={{
          label: '搜索文章',
          placeholder: '搜标题和正文',
          action: address.write({ pageNum: 1 }),
          keywords: query.keywords,
          onSearch: (keywords) => change({ keywords }),
        }}
      >
        {ARTICLE_CATEGORIES[category]}
      </ListHeading>
      {!isReused && <LinkTabs label="栏目" items={PORTAL_NEWS} size="large" />}
      <div className={styles.columns}>
        <ArticleList category={category} query={query} answer={articles} />
        <aside className={styles.aside} aria-label="更多">
          <MostRead articles={mostRead.data ?? []} />
          <NewestNotices notices={notices.data?.list ?? []} />
        </aside>
      </div>
    </div>
  );
}
