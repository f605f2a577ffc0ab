import { type OrderRow, openPayment } from '@cheyantong/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';
import { openDialog, type PaymentOrigin } from '../../shared/dialogs/open-dialog.ts';
import { tellFailure } from '../../shared/tell-failure.ts';
import { usePaymentManners } from './use-payment-manners.ts';
import { useRefreshOrders } from './use-refresh-orders.ts';

/** Opens the payment of an unpaid order; once paid, a list marks the row, and elsewhere the order itself is shown. */
export function usePayOrder(origin: PaymentOrigin) {
  const refreshOrders = useRefreshOrders();
  const mannersFor = usePaymentManners(origin);
  return useMutation({
    // By the channel whose code was last made, if any: that code is shown again.
    mutationFn: ({ orderSn, channel }: OrderRow) =>
      call(openPayment, { body: { orderSn, ...(channel && { channel }) } }),
    onSuccess: (payment, { orderType }) => openDialog({ kind: 'payment', payment, ...mannersFor(orderType) }),
    onError: (failure) => {
      tellFailure(failure);
      // Paid in another tab, or out of time: the list is behind.
      refreshOrders();
    },
  });
}
