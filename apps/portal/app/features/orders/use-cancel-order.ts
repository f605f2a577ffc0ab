import { cancelDetectOrder, cancelOrder, type OrderRow } from '@cheyantong/contract';
import { SERVICES } from '@cheyantong/domain';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';
import { tellFailure } from '../../shared/tell-failure.ts';
import { toast } from '../../shared/ui/toast.tsx';
import { useRefreshOrders } from './use-refresh-orders.ts';

/** Cancels an order; a paid inspection gets its money back. Whatever comes of it, the orders are asked for again. */
export function useCancelOrder(onDone: () => void) {
  const refreshOrders = useRefreshOrders();
  return useMutation({
    mutationFn: ({ orderType, orderNo }: OrderRow) =>
      orderType === SERVICES.inspection.orderType
        ? call(cancelDetectOrder, { body: { orderNo } })
        : call(cancelOrder, { query: { id: orderNo } }),
    onSuccess: ({ statusLabel }) => toast.success(`订单${statusLabel}`),
    onError: tellFailure,
    onSettled: () => {
      onDone();
      return refreshOrders();
    },
  });
}
