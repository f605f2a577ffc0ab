import { SERVICES } from '@cheyantong/domain';
import { InvoiceCard } from '../../invoices/index.ts';
import type { AnyOrderDetail } from '../order-queries.ts';
import { AppointmentCard } from './appointment-card.tsx';
import styles from './detail.module.css';
import { PaymentCard } from './payment-card.tsx';
import { RefundCard } from './refund-card.tsx';
import { ServiceCard } from './service-card.tsx';
import { StatusHead } from './status-head.tsx';
import { Timeline } from './timeline.tsx';
import { useReturnFromPayment } from './use-return-from-payment.ts';
import { VehicleCard } from './vehicle-card.tsx';

/** One order: where it stands and what to do next, what was bought, and what happened to it and the money. */
export function OrderView({ order }: { order: AnyOrderDetail }) {
  useReturnFromPayment(order);
  return (
    <>
      <StatusHead order={order} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <ServiceCard order={order} />
          <VehicleCard order={order} />
          {order.orderType === SERVICES.inspection.orderType && <AppointmentCard order={order} />}
          <Timeline events={order.timeline} />
        </div>
        <div className={styles.column}>
          <PaymentCard order={order} />
          <InvoiceCard order={order} />
          {order.refunds.length > 0 && <RefundCard refunds={order.refunds} />}
        </div>
      </div>
    </>
  );
}
