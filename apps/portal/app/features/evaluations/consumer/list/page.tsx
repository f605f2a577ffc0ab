import { listArticles } from '@cheyantong/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { PAGES } from '../../../../pages.ts';
import { ListHeading } from '../../../../shared/list/list-heading.tsx';
import { useChange } from '../../../../shared/list/list-link.tsx';
import { requestOf } from '../../../../shared/server-context.ts';
import { articlesQuery } from '../../../news/index.ts';
import { ChecklistLinks } from './checklist-links.tsx';
import { CommonQuestions } from './common-questions.tsx';
import styles from './page.module.css';
import { PieceList } from './piece-list.tsx';
import { TopicTabs } from './topic-tabs.tsx';
import { zoneAddress, zonePage } from './zone-address.ts';

const UNAVAILABLE = 503;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { call } = requestOf(context);
  const query = zonePage(zoneAddress.read(new URL(request.url).searchParams));
  const page = await call(listArticles, { query }).catch(() => null);
  return data(page, { status: page ? 200 : UNAVAILABLE });
}

/** In the browser the page asks by itself, so that a choice shows at once and the old list stays meanwhile. */
export const clientLoader = (): null => null;

export default function ConsumerZonePage() {
  const seed = useLoaderData<typeof loader | typeof clientLoader>();
  const [search] = useSearchParams();
  const query = zoneAddress.read(search);
  const change = useChange(zoneAddress);
  const pieces = useQuery({
    ...articlesQuery(zonePage(query)),
    placeholderData: keepPreviousData,
    ...(seed && { initialData: seed }),
  });
  const shown = pieces.data?.list ?? [];
  return (
    <div className={styles.page}>
      <ListHeading
        aside="买车、用车之前先看一遍：写明依据和核对日期，附问答，清单可以打印"
        search={{
          label: '搜索消费者资讯',
          placeholder: '搜标题、正文和问答',
          action: zoneAddress.write({ pageNum: 1 }),
          keywords: query.keywords,
          onSearch: (keywords) => change({ keywords }),
        }}
      >
        {PAGES.consumerZone.title}
      </ListHeading>
      <TopicTabs query={query} />
      <div className={styles.columns}>
        <PieceList query={query} answer={pieces} />
        <aside className={styles.aside} aria-label="问答与清单">
          <CommonQuestions pieces={shown} />
          <ChecklistLinks pieces={shown} />
        </aside>
      </div>
    </div>
  );
}
