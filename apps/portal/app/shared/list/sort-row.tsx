import { groupedNumber } from '@cheyantong/domain';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { Direction, ListAddress, ListPlace } from './list-address.ts';
import { ListLink } from './list-link.tsx';
import styles from './sort-row.module.css';

export interface Order<Field extends string> {
  field: Field;
  name: string;
  /** The direction people mean first. */
  first: Direction;
  words: Record<Direction, string>;
}

interface Sorted<Query> {
  list: ListAddress<Query>;
  query: Query;
}

interface SortRowProps<Query, Field extends string> extends Sorted<Query> {
  /** The order of a list that names none. */
  usual: string;
  orders: readonly Order<Field>[];
  /** Nothing while it is not known. */
  total: number | undefined;
  /** The word counted: 辆, 件. */
  unit: string;
}

export function SortRow<Field extends string, Query extends ListPlace<Field>>({
  list,
  query,
  usual,
  orders,
  total,
  unit,
}: SortRowProps<Query, Field>) {
  return (
    <div className={styles.row}>
      <nav className={styles.sorts} aria-label="排序">
        <ListLink
          list={list}
          query={query}
          change={{ sortField: undefined, sort: undefined } as Partial<Query>}
          className={styles.sort}
          aria-current={query.sortField ? undefined : 'true'}
        >
          {usual}
        </ListLink>
        {orders.map((order) => (
          <SortLink key={order.field} list={list} query={query} order={order} />
        ))}
      </nav>
      <p className={styles.total} aria-live="polite">
        {total !== undefined && (
          <>
            共 <strong>{groupedNumber(total)}</strong> {unit}
          </>
        )}
      </p>
    </div>
  );
}

/** Pressed again, the order turns round. */
function SortLink<Field extends string, Query extends ListPlace<Field>>({
  list,
  query,
  order: { field, name, first, words },
}: Sorted<Query> & { order: Order<Field> }) {
  const current = query.sortField === field ? (query.sort ?? first) : null;
  const next = current === null ? first : opposite(current);
  const Icon = current === null ? ArrowUpDown : current === 'asc' ? ArrowUp : ArrowDown;
  return (
    <ListLink
      list={list}
      query={query}
      change={{ sortField: field, sort: next } as Partial<Query>}
      className={styles.sort}
      aria-current={current ? 'true' : undefined}
    >
      {name}
      {current && <VisuallyHidden>{words[current]}</VisuallyHidden>}
      <Icon aria-hidden="true" />
    </ListLink>
  );
}

const opposite = (direction: Direction): Direction => (direction === 'asc' ? 'desc' : 'asc');
