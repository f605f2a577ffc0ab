import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { PAGES } from '../../../pages.ts';
import { useMember } from '../../../shared/session/session.ts';
import {
  NewestOrders,
  type OrdersQuery,
  ordersAddress,
  ordersQuery,
  readOrdersQuery,
  TypeTabs,
} from '../../orders/index.ts';
import { ORDERS_SHOWN } from './limits.ts';
import styles from './my-orders.module.css';
import { Part } from './part.tsx';

/** The newest orders, of all services or of one, as the address says. */
export function MyOrders() {
  const [search] = useSearchParams();
  const { orderType } = readOrdersQuery(search);
  const orders = useQuery(ordersQuery(useMember(), { orderType, pageNum: 1 }, ORDERS_SHOWN));
  return (
    <Part
      title="我的订单"
      remark={orders.data && countWords(orders.data.total)}
      all={{ to: ordersAddress({ orderType }), words: '全部订单' }}
      answer={orders}
      isEmpty={({ total }) => total === 0 && orderType === undefined}
      nothing={{ words: '下单后，付款、进度和报告都在这里。', to: PAGES.repair.path, action: '去查一辆车' }}
    >
      {({ list }) => (
        <>
          <TypeTabs short current={orderType} hrefFor={addressOnOverview} />
          {list.length > 0 ? (
            <NewestOrders orders={list} />
          ) : (
            <p className={styles.none}>这一类还没有订单。</p>
          )}
        </>
      )}
    </Part>
  );
}

const countWords = (total: number): string =>
  total > ORDERS_SHOWN ? `最近 ${ORDERS_SHOWN} 个，共 ${total} 个` : `共 ${total} 个`;

const addressOnOverview = (orderType: OrdersQuery['orderType']): string =>
  orderType === undefined ? PAGES.personalCenter.path : `${PAGES.personalCenter.path}?orderType=${orderType}`;
