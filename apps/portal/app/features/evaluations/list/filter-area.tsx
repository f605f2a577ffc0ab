import { ActiveChips } from '../../../shared/list/active-chips.tsx';
import { FilterSheet } from '../../../shared/list/filter-sheet.tsx';
import { useChange } from '../../../shared/list/list-link.tsx';
import { useIsMobile } from '../../../shared/settings.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { SkeletonBlock } from '../../../shared/ui/skeleton.tsx';
import { EvaluationFilters } from './evaluation-filters.tsx';
import { withoutFilters } from './evaluation-list.ts';
import type { EvaluationListState } from './use-evaluation-list.ts';

const BAND_HEIGHT = 204;

/** What can be chosen, on phones in a sheet, and below it what has been. */
export function FilterArea({ state }: { state: EvaluationListState }) {
  const { list, query, active, evaluations } = state;
  const isMobile = useIsMobile();
  const clearHref = list.write(withoutFilters(query));
  return (
    <>
      {isMobile ? (
        <FilterSheet
          title="筛选测评"
          activeCount={active.length}
          clearHref={clearHref}
          seeWords={evaluations.data ? `查看 ${evaluations.data.total} 款` : '查看测评'}
        >
          <Choices state={state} />
        </FilterSheet>
      ) : (
        <Choices state={state} />
      )}
      <ActiveChips active={active} onDrop={useChange(list)} clearHref={clearHref} />
    </>
  );
}

function Choices({ state }: { state: EvaluationListState }) {
  const { options } = state;
  if (options.data) return <EvaluationFilters state={state} options={options.data} />;
  if (options.isPending) return <SkeletonBlock height={BAND_HEIGHT} />;
  return (
    <NoteBand tone="caution">
      筛选项没有加载出来。
      <Button tone="quiet" size="small" onClick={() => options.refetch()}>
        重新加载
      </Button>
    </NoteBand>
  );
}
