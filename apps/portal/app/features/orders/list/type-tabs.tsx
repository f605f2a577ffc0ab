import { SERVICE_NAMES, SERVICES } from '@cheyantong/domain';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Link } from '../../../shared/ui/link.tsx';
import tabStyles from '../../../shared/ui/tabs.module.css';
import { type OrdersQuery, ordersAddress } from './orders-query.ts';

type OrderType = OrdersQuery['orderType'];

const TABS = [
  { name: '全部', word: '全部', orderType: undefined },
  ...SERVICE_NAMES.map((service) => ({
    name: SERVICES[service].orderTypeLabel,
    word: SERVICES[service].word,
    orderType: SERVICES[service].orderType,
  })),
];

interface TypeTabsProps {
  current: OrderType;
  /** 检测 instead of 车辆检测, where room is short. */
  short?: boolean | undefined;
  hrefFor?: (orderType: OrderType) => string;
}

const inTheList = (orderType: OrderType): string => ordersAddress({ orderType });

/** The five services; another one begins without the filters of the last. */
export function TypeTabs({ current, short, hrefFor = inTheList }: TypeTabsProps) {
  return (
    <nav className={classNames(tabStyles.list, tabStyles.medium)} aria-label="订单类型">
      {TABS.map(({ name, word, orderType }) => (
        <Link
          key={name}
          to={hrefFor(orderType)}
          className={tabStyles.tab}
          aria-current={orderType === current ? 'page' : undefined}
          preventScrollReset
        >
          {short ? word : name}
        </Link>
      ))}
    </nav>
  );
}
