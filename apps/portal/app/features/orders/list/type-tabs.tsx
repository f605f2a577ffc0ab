import { SERVICE_NAMES, SERVICES } from '@cheyantong/domain';
import { Link } from 'react-router';
import { classNames } from '../../../shared/ui/class-names.ts';
import tabStyles from '../../../shared/ui/tabs.module.css';
import { type OrdersQuery, ordersAddress } from './orders-query.ts';

const TABS = [
  { label: '全部', orderType: undefined },
  ...SERVICE_NAMES.map((service) => ({
    label: SERVICES[service].orderTypeLabel,
    orderType: SERVICES[service].orderType,
  })),
];

/** The five services; another one begins without the filters of the last. */
export function TypeTabs({ current }: { current: OrdersQuery['orderType'] }) {
  return (
    <nav className={classNames(tabStyles.list, tabStyles.medium)} aria-label="订单类型">
      {TABS.map(({ label, orderType }) => (
        <Link
          key={label}
          to={ordersAddress({ orderType })}
          className={tabStyles.tab}
          aria-current={orderType === current ? 'page' : undefined}
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
