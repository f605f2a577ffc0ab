import { type Order, SortRow } from '../../../shared/list/sort-row.tsx';
import { PART_SHOWROOM, type SortField } from './showroom-query.ts';
import type { ShowroomState } from './use-showroom.ts';

const ORDERS: readonly Order<SortField>[] = [
  { field: 'price', name: '价格', first: 'asc', words: { asc: '从低到高', desc: '从高到低' } },
];

export function PartSorts({ showroom: { query, parts } }: { showroom: ShowroomState }) {
  return (
    <SortRow
      list={PART_SHOWROOM}
      query={query}
      usual="最新上架"
      orders={ORDERS}
      total={parts.data?.total}
      unit="件"
    />
  );
}
