import { useSearchParams } from 'react-router';
import { OrderFilters } from './order-filters.tsx';
import styles from './order-list.module.css';
import { OrderList } from './order-list.tsx';
import { readOrdersQuery } from './orders-query.ts';
import { TypeTabs } from './type-tabs.tsx';

/** All orders of the member, by type, as the address says. */
export function OrderCentre() {
  const [search] = useSearchParams();
  const query = readOrdersQuery(search);
  return (
    <div className={styles.centre}>
      <TypeTabs current={query.orderType} />
      <OrderFilters query={query} />
      <OrderList query={query} />
    </div>
  );
}
