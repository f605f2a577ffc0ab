import { listAllNotices } from '@cheyantong/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { PAGES } from '../../../../pages.ts';
import { withChange } from '../../../../shared/list/list-address.ts';
import { ListResults } from '../../../../shared/list/list-results.tsx';
import { requestOf } from '../../../../shared/server-context.ts';
import { ButtonLink } from '../../../../shared/ui/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { PageHeading } from '../../../../shared/ui/page-heading.tsx';
import { SkeletonGroup, SkeletonRows } from '../../../../shared/ui/skeleton.tsx';
import { noticesQuery } from '../../news-queries.ts';
import { NOTICES_A_PAGE, noticeList } from '../notice-address.ts';
import { NoticeRow } from './notice-row.tsx';
import styles from './page.module.css';

const UNAVAILABLE = 503;

const pageAt = (search: URLSearchParams) => ({
  pageNum: noticeList.read(search).pageNum,
  pageSize: NOTICES_A_PAGE,
});

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { call } = requestOf(context);
  const query = pageAt(new URL(request.url).searchParams);
  const page = await call(listAllNotices, { query }).catch(() => null);
  return data(page, { status: page ? 200 : UNAVAILABLE });
}

/** In the browser the page asks by itself, and the old list stays meanwhile. */
export const clientLoader = (): null => null;

export default function NoticesPage() {
  const seed = useLoaderData<typeof loader | typeof clientLoader>();
  const [search] = useSearchParams();
  const query = noticeList.read(search);
  const notices = useQuery({
    ...noticesQuery(pageAt(search)),
    placeholderData: keepPreviousData,
    ...(seed && { initialData: seed }),
  });
  return (
    <div className={styles.page}>
      <PageHeading aside="规则改动、服务安排与提醒，公示期内都在这里">{PAGES.notices.title}</PageHeading>
      <ListResults
        things="公告"
        answer={notices}
        page={query.pageNum}
        pageSize={NOTICES_A_PAGE}
        hrefFor={(pageNum) => noticeList.write(withChange(query, { pageNum }))}
        waiting={
          <SkeletonGroup label="正在加载公告">
            <SkeletonRows rows={11} rowHeight={80} />
          </SkeletonGroup>
        }
        nothing={
          <EmptyState
            title="现在没有公告"
            action={<ButtonLink to={PAGES.platformReleases.path}>去新闻资讯</ButtonLink>}
          >
            公示期内的公告会出现在这里。
          </EmptyState>
        }
        legend={null}
      >
        {(list) => (
          <ul className={styles.rows}>
            {list.map((notice) => (
              <li key={notice.id}>
                <NoticeRow notice={notice} />
              </li>
            ))}
          </ul>
        )}
      </ListResults>
    </div>
  );
}
