import { type Order, SortRow } from '../../../shared/list/sort-row.tsx';
import { SHOWROOM, type SortField } from './showroom-query.ts';
import type { ShowroomState } from './use-showroom.ts';

const ORDERS: readonly Order<SortField>[] = [
  { field: 'price', name: '价格', first: 'asc', words: { asc: '从低到高', desc: '从高到低' } },
  { field: 'mileage', name: '里程', first: 'asc', words: { asc: '从少到多', desc: '从多到少' } },
  { field: 'recordDate', name: '上牌时间', first: 'desc', words: { asc: '从早到晚', desc: '从晚到早' } },
];

export function CarSorts({ showroom: { query, cars } }: { showroom: ShowroomState }) {
  return (
    <SortRow
      list={SHOWROOM}
      query={query}
      usual="最新上架"
      orders={ORDERS}
      total={cars.data?.total}
      unit="辆"
    />
  );
}
