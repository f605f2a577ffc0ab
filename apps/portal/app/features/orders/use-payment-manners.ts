import { type OrderType, serviceOfOrderType } from '@cheyantong/domain';
import { useQueryClient } from '@tanstack/react-query';
import type { PaymentOrigin, PaymentRequest } from '../../shared/dialogs/open-dialog.ts';
import { markPaid } from './mark-paid.ts';
import { orderAgain } from './order-again.ts';
import { useRefreshOrders } from './use-refresh-orders.ts';

type Manners = Omit<PaymentRequest, 'kind' | 'payment'>;

/** How an order that exists is paid from here: what paying it again means, and who hears that it was paid. */
export function usePaymentManners(origin: PaymentOrigin): (orderType: OrderType) => Manners {
  const queryClient = useQueryClient();
  const refreshOrders = useRefreshOrders();
  return (orderType) => {
    const service = serviceOfOrderType(orderType);
    return {
      service,
      origin,
      orderAgain: async (orderNo) => {
        const again = await orderAgain(orderNo);
        if (again) refreshOrders();
        return again;
      },
      onPaid: (paidNo) => markPaid(queryClient, paidNo, service),
    };
  };
}
