import type { OrderRow } from '@cheyantong/contract';
import { orderAddress, serviceOfOrderType, yuanText } from '@cheyantong/domain';
import { SERVICE_ICONS } from '../../../shared/service-icons.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { whenWords } from '../../../shared/when-words.ts';
import { StatusBadge } from '../status-badge.tsx';
import { TimeToPay } from '../time-to-pay.tsx';
import { NextAction } from './next-action.tsx';
import styles from './order-line.module.css';

interface OrderLineProps {
  order: OrderRow;
  /** Its payment is being opened. */
  opening: boolean;
  onPay: () => void;
  onTimeOver: () => void;
}

/** An order in one line: what, for which car, how much, where it stands, and what to do next. */
export function OrderLine({ order, opening, onPay, onTimeOver }: OrderLineProps) {
  const { orderType, orderNo, orderItems, providerName, vehicleName } = order;
  const Icon = SERVICE_ICONS[serviceOfOrderType(orderType)];
  return (
    <li className={styles.line}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
      </span>
      <div className={styles.what}>
        <Link to={orderAddress(orderType, orderNo)} className={styles.name}>
          {orderItems[0]?.skuName ?? order.orderTypeLabel}
        </Link>
        <p className={styles.remark}>{providerName}</p>
      </div>
      <div className={styles.car}>
        <p className={styles.carName}>{vehicleName ?? '—'}</p>
        <p className={styles.remark}>{carRemark(order)}</p>
      </div>
      <p className={styles.amount}>¥{yuanText(order.paymentAmount)}</p>
      <div className={styles.state}>
        <StatusBadge order={order} />
        {order.expireTime && (
          <TimeToPay expireTime={order.expireTime} onEnd={onTimeOver} className={styles.countdown} />
        )}
      </div>
      <div className={styles.action}>
        <NextAction order={order} opening={opening} onPay={onPay} tone="secondary" />
      </div>
    </li>
  );
}

const LAST_OF_VIN = 4;

/** VIN 尾号 0718 · 今天 16:20 */
function carRemark({ vinMasked, createTime }: Pick<OrderRow, 'vinMasked' | 'createTime'>): string {
  const when = whenWords(createTime);
  return vinMasked ? `VIN 尾号 ${vinMasked.slice(-LAST_OF_VIN)} · ${when}` : when;
}
