import { groupedNumber } from '@cheyantong/domain';
import { FilterSheet } from '../../../shared/list/filter-sheet.tsx';
import { withoutFilters } from '../../../shared/list/list-address.ts';
import { CarChips, FilterChoices } from './filter-area.tsx';
import { showroomAddress } from './showroom-query.ts';
import type { ShowroomState } from './use-showroom.ts';

export function CarFilterSheet({ showroom }: { showroom: ShowroomState }) {
  const { active, query, cars } = showroom;
  return (
    <>
      <FilterSheet
        title="筛选车辆"
        activeCount={active.length}
        clearHref={showroomAddress(withoutFilters(query))}
        seeWords={cars.data ? `查看 ${groupedNumber(cars.data.total)} 辆` : '查看车辆'}
      >
        <FilterChoices showroom={showroom} />
      </FilterSheet>
      <CarChips showroom={showroom} />
    </>
  );
}
