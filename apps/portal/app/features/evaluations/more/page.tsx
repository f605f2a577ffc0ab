import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ListHeading } from '../../../shared/list/list-heading.tsx';
import { useChange } from '../../../shared/list/list-link.tsx';
import { requestOf } from '../../../shared/server-context.ts';
import { useIsMobile } from '../../../shared/settings.ts';
import { CompareTray } from '../compared/compare-tray.tsx';
import { MORE, withoutFilters } from '../list/evaluation-list.ts';
import { EvaluationSorts } from '../list/evaluation-sorts.tsx';
import { FilterArea } from '../list/filter-area.tsx';
import styles from '../list/list-page.module.css';
import { loadList } from '../list/load-list.ts';
import { ProgrammeTabs } from '../list/programme-tabs.tsx';
import { Results } from '../list/results.tsx';
import { useEvaluationList } from '../list/use-evaluation-list.ts';

/** 12 cards fill rows of four, three, two and one. */
const PAGE_SIZE = 12;
const UNAVAILABLE = 503;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = MORE.read(new URL(request.url).searchParams);
  const { seed } = await loadList(requestOf(context).call, query, PAGE_SIZE);
  return data(seed, { status: seed?.page ? 200 : UNAVAILABLE });
}

/** In the browser the page asks by itself, so that a choice shows at once and the old list stays meanwhile. */
export const clientLoader = (): null => null;

export default function MoreEvaluationsPage() {
  const state = useEvaluationList(MORE, PAGE_SIZE, useLoaderData<typeof loader | typeof clientLoader>());
  const isMobile = useIsMobile();
  const change = useChange(MORE);
  return (
    <div className={styles.page}>
      <ListHeading
        aside="全部结果。同一版本的星和分可以相比，不同版本的不能。"
        search={{
          label: '搜索测评',
          placeholder: '搜厂商、车系或配置',
          action: MORE.write(withoutFilters(state.query)),
          keywords: state.query.keywords,
          onSearch: (keywords) => change({ keywords }),
        }}
      >
        更多测评
      </ListHeading>
      {isMobile && <ProgrammeTabs state={state} />}
      <FilterArea state={state} />
      <EvaluationSorts state={state} />
      <Results state={state} />
      <CompareTray />
    </div>
  );
}
