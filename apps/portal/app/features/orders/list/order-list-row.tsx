import type { OrderRow } from '@cheyantong/contract';
import { minuteOf, orderAddress, serviceOfOrderType, yuanText } from '@cheyantong/domain';
import { SERVICE_ICONS } from '../../../shared/service-icons.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { CertifiedBadge } from '../certified-badge.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { TimeToPay } from '../time-to-pay.tsx';
import { NextAction } from './next-action.tsx';
import styles from './order-list.module.css';

interface OrderListRowProps {
  order: OrderRow;
  /** Its payment is being opened. */
  opening: boolean;
  onPay: () => void;
  onCancel: () => void;
  onTimeOver: () => void;
}

export function OrderListRow({ order, opening, onPay, onCancel, onTimeOver }: OrderListRowProps) {
  const { orderType, orderNo, orderItems, providerName, vehicleName, vinMasked } = order;
  const Icon = SERVICE_ICONS[serviceOfOrderType(orderType)];
  return (
    <li className={styles.row}>
      <header className={styles.head}>
        <span>{order.orderTypeLabel}</span>
        <span className={styles.digits}>{minuteOf(order.createTime)}</span>
        <span className={styles.digits}>订单号 {orderNo}</span>
        <CertifiedBadge order={order} />
      </header>
      <div className={styles.service}>
        <span className={styles.icon}>
          <Icon aria-hidden="true" />
        </span>
        <div className={styles.words}>
          <Link to={orderAddress(orderType, orderNo)} className={styles.name}>
            {orderItems[0]?.skuName ?? order.orderTypeLabel}
          </Link>
          <p className={styles.provider}>{providerName}</p>
        </div>
      </div>
      <div className={styles.car}>
        <p className={styles.carName}>{vehicleName ?? '—'}</p>
        {vinMasked && <p className={styles.vin}>{vinMasked}</p>}
      </div>
      <div className={styles.amount}>
        <Price currency="¥" amount={yuanText(order.paymentAmount)} size={18} tone="plain" />
      </div>
      <div className={styles.state}>
        <StatusBadge order={order} />
        {order.expireTime && (
          <TimeToPay expireTime={order.expireTime} onEnd={onTimeOver} className={styles.countdown} />
        )}
      </div>
      <div className={styles.actions}>
        <NextAction order={order} opening={opening} onPay={onPay} />
        {order.cancelable && (
          <Button tone="quiet" size="small" aria-label={`取消订单 ${orderNo}`} onClick={onCancel}>
            取消
          </Button>
        )}
      </div>
    </li>
  );
}
