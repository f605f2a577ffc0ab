import { groupedNumber } from '@cheyantong/domain';
import { FilterSheet } from '../../../shared/list/filter-sheet.tsx';
import { withoutFilters } from '../../../shared/list/list-address.ts';
import { CategoryTree } from './category-tree.tsx';
import { PartFilters } from './part-filters.tsx';
import { showroomAddress } from './showroom-query.ts';
import type { ShowroomState } from './use-showroom.ts';

export function PartFilterSheet({ showroom }: { showroom: ShowroomState }) {
  const { active, query, parts } = showroom;
  return (
    <FilterSheet
      title="类别与筛选"
      name="类别与筛选"
      activeCount={active.length}
      clearHref={showroomAddress(withoutFilters(query))}
      seeWords={parts.data ? `查看 ${groupedNumber(parts.data.total)} 件` : '查看再用件'}
    >
      <PartFilters showroom={showroom} />
      <CategoryTree showroom={showroom} />
    </FilterSheet>
  );
}
