import { listBestOfClass } from '@cheyantong/contract';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ListHeading } from '../../../shared/list/list-heading.tsx';
import { useChange } from '../../../shared/list/list-link.tsx';
import { requestOf } from '../../../shared/server-context.ts';
import { useIsMobile } from '../../../shared/settings.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { CompareTray } from '../compared/compare-tray.tsx';
import { MORE, withoutFilters, ZONE } from '../list/evaluation-list.ts';
import { EvaluationSorts } from '../list/evaluation-sorts.tsx';
import { FilterArea } from '../list/filter-area.tsx';
import styles from '../list/list-page.module.css';
import { loadList } from '../list/load-list.ts';
import { ProgrammeTabs } from '../list/programme-tabs.tsx';
import { Results } from '../list/results.tsx';
import { useEvaluationList } from '../list/use-evaluation-list.ts';
import { BestOfClass } from './best-of-class.tsx';
import { HowToRead } from './how-to-read.tsx';

/** Two rows of four; the rest is on a page of its own. */
const SHOWN = 8;
const UNAVAILABLE = 503;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { call } = requestOf(context);
  const query = ZONE.read(new URL(request.url).searchParams);
  const { seed, more } = await loadList(call, query, SHOWN, ({ programmeCode, code }) =>
    call(listBestOfClass, { query: { programCode: programmeCode, editionCode: code } }),
  );
  return data({ list: seed, best: more }, { status: seed?.page ? 200 : UNAVAILABLE });
}

/** In the browser the page asks by itself, so that a choice shows at once and the old list stays meanwhile. */
export const clientLoader = (): null => null;

export default function EvaluationZonePage() {
  const seed = useLoaderData<typeof loader | typeof clientLoader>();
  const state = useEvaluationList(ZONE, SHOWN, seed?.list ?? null);
  const isMobile = useIsMobile();
  const change = useChange(ZONE);
  const { query, edition, evaluations } = state;
  return (
    <div className={styles.page}>
      <ListHeading
        aside="按公开规程实测，每一分都能照着规程重算。车型与结果均为演示数据。"
        search={{
          label: '搜索测评',
          placeholder: '搜厂商、车系或配置',
          action: ZONE.write(withoutFilters(query)),
          keywords: query.keywords,
          onSearch: (keywords) => change({ keywords }),
        }}
      >
        测评专区
      </ListHeading>
      {isMobile && <ProgrammeTabs state={state} />}
      {edition && <HowToRead edition={edition} />}
      {edition && <BestOfClass edition={edition} seed={seed?.best} />}
      <FilterArea state={state} />
      <EvaluationSorts state={state} />
      <Results
        state={state}
        onward={
          evaluations.data &&
          evaluations.data.total > SHOWN && (
            <ButtonLink tone="secondary" block to={MORE.write({ ...query, pageNum: 1 })}>
              更多测评，共 {evaluations.data.total} 款
            </ButtonLink>
          )
        }
      />
      <CompareTray />
    </div>
  );
}
