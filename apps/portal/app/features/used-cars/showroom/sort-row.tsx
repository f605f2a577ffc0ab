import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import styles from './showroom.module.css';
import { ShowroomLink } from './showroom-link.tsx';
import type { Direction, ShowroomQuery, SortField } from './showroom-query.ts';
import type { ShowroomState } from './use-showroom.ts';

interface Order {
  field: SortField;
  name: string;
  /** The direction people mean first. */
  first: Direction;
  words: Record<Direction, string>;
}

const ORDERS: readonly Order[] = [
  { field: 'price', name: '价格', first: 'asc', words: { asc: '从低到高', desc: '从高到低' } },
  { field: 'mileage', name: '里程', first: 'asc', words: { asc: '从少到多', desc: '从多到少' } },
  { field: 'recordDate', name: '上牌时间', first: 'desc', words: { asc: '从早到晚', desc: '从晚到早' } },
];

export function SortRow({ showroom: { query, cars } }: { showroom: ShowroomState }) {
  return (
    <div className={styles.sortRow}>
      <nav className={styles.sorts} aria-label="排序">
        <ShowroomLink
          query={query}
          change={{ sortField: undefined, sort: undefined }}
          className={styles.sort}
          aria-current={query.sortField ? undefined : 'true'}
        >
          最新上架
        </ShowroomLink>
        {ORDERS.map((order) => (
          <SortLink key={order.field} order={order} query={query} />
        ))}
      </nav>
      <p className={styles.total} aria-live="polite">
        {cars.data && (
          <>
            共 <strong>{cars.data.total.toLocaleString('zh-CN')}</strong> 辆
          </>
        )}
      </p>
    </div>
  );
}

/** Pressed again, the order turns round. */
function SortLink({ order: { field, name, first, words }, query }: { order: Order; query: ShowroomQuery }) {
  const current = query.sortField === field ? (query.sort ?? first) : null;
  const next = current === null ? first : opposite(current);
  const Icon = current === null ? ArrowUpDown : current === 'asc' ? ArrowUp : ArrowDown;
  return (
    <ShowroomLink
      query={query}
      change={{ sortField: field, sort: next }}
      className={styles.sort}
      aria-current={current ? 'true' : undefined}
    >
      {name}
      {current && <VisuallyHidden>{words[current]}</VisuallyHidden>}
      <Icon aria-hidden="true" />
    </ShowroomLink>
  );
}

const opposite = (direction: Direction): Direction => (direction === 'asc' ? 'desc' : 'asc');
