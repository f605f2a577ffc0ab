import { Button } from '../../../shared/ui/button.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { SkeletonBlock } from '../../../shared/ui/skeleton.tsx';
import { FilterBand } from '../filters/filter-band.tsx';
import { ActiveChips } from './active-chips.tsx';
import type { ShowroomState } from './use-showroom.ts';

const BAND_HEIGHT = 264;

/** What can be chosen, and below it what has been. */
export function FilterArea({ showroom }: { showroom: ShowroomState }) {
  return (
    <>
      <FilterChoices showroom={showroom} />
      <ActiveChips showroom={showroom} />
    </>
  );
}

export function FilterChoices({ showroom: { query, options, names } }: { showroom: ShowroomState }) {
  if (options.data) {
    return (
      <search aria-label="筛选车辆">
        <FilterBand query={query} options={options.data} cityName={names.city} />
      </search>
    );
  }
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
