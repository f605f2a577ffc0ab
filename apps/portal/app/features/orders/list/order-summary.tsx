import { type OrderStatus, orderStatusCode } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMember } from '../../../shared/session/session.ts';
import { orderCountQuery } from '../order-queries.ts';
import styles from './order-summary.module.css';
import { ordersAddress } from './orders-query.ts';

const CELLS: { status: OrderStatus; name: string }[] = [
  { status: 'unpaid', name: '待付款' },
  { status: 'paid', name: '已付款' },
  { status: 'inService', name: '进行中' },
  { status: 'completed', name: '报告已出' },
];

/** How many orders wait for what; each leads to them. */
export function OrderSummary() {
  return (
    <ul className={styles.summary} aria-label="订单概况">
      {CELLS.map(({ status, name }) => (
        <li key={status}>
          <Link to={ordersAddress({ status: orderStatusCode(status) })} className={styles.cell}>
            <Count status={status} />
            <span className={styles.name}>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Count({ status }: { status: OrderStatus }) {
  const count = useQuery(orderCountQuery(useMember(), status));
  return (
    <span className={styles.count} data-urgent={status === 'unpaid' && Boolean(count.data)}>
      {count.data ?? '–'}
    </span>
  );
}
