import { type OrderRow, openPayment } from '@cheyantong/contract';
import { serviceOfOrderType } from '@cheyantong/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';
import { openDialog, type PaymentOrigin } from '../../shared/dialogs/open-dialog.ts';
import { tellFailure } from '../../shared/tell-failure.ts';
import { markPaid } from './mark-paid.ts';
import { orderAgain } from './order-again.ts';
import { useRefreshOrders } from './use-refresh-orders.ts';

/** Opens the payment of an unpaid order; once paid, a list marks the row, and elsewhere the order itself is shown. */
export function usePayOrder(origin: PaymentOrigin) {
  const queryClient = useQueryClient();
  const refreshOrders = useRefreshOrders();
  return useMutation({
    // By the channel whose code was last made, if any: that code is shown again.
    mutationFn: ({ orderSn, channel }: OrderRow) =>
      call(openPayment, { body: { orderSn, ...(channel && { channel }) } }),
    onSuccess: (payment, { orderType }) => {
      const service = serviceOfOrderType(orderType);
      openDialog({
        kind: 'payment',
        service,
        payment,
        origin,
        orderAgain: async (orderNo) => {
          const again = await orderAgain(orderNo);
          if (again) refreshOrders();
          return again;
        },
        onPaid: (paidNo) => markPaid(queryClient, paidNo, service),
      });
    },
    onError: (failure) => {
      tellFailure(failure);
      // Paid in another tab, or out of time: the list is behind.
      refreshOrders();
    },
  });
}
