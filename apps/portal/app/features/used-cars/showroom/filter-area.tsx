import { ActiveChips } from '../../../shared/list/active-chips.tsx';
import { withoutFilters } from '../../../shared/list/list-address.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { SkeletonBlock } from '../../../shared/ui/skeleton.tsx';
import { CarFilters } from '../filters/car-filters.tsx';
import { showroomAddress } from './showroom-query.ts';
import { useChangeFilters } from './use-change-filters.ts';
import type { ShowroomState } from './use-showroom.ts';

const BAND_HEIGHT = 264;

/** What can be chosen, and below it what has been. */
export function FilterArea({ showroom }: { showroom: ShowroomState }) {
  return (
    <>
      <FilterChoices showroom={showroom} />
      <CarChips showroom={showroom} />
    </>
  );
}

export function CarChips({ showroom: { query, active } }: { showroom: ShowroomState }) {
  return (
    <ActiveChips
      active={active}
      onDrop={useChangeFilters()}
      clearHref={showroomAddress(withoutFilters(query))}
    />
  );
}

export function FilterChoices({ showroom: { query, options, names } }: { showroom: ShowroomState }) {
  if (options.data) {
    return (
      <search aria-label="筛选车辆">
        <CarFilters query={query} options={options.data} cityName={names.city} />
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
