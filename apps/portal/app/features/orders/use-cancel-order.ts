import { cancelDetectOrder, cancelOrder, type OrderRow } from '@cheyantong/contract';
import { SERVICES } from '@cheyantong/domain';
import { call } from '../../shared/call.ts';
import { useSubmit } from '../../shared/form/use-submit.ts';
import { toast } from '../../shared/ui/toast.tsx';
import { useRefreshOrders } from './use-refresh-orders.ts';

/** Cancels an order; a paid inspection gets its money back. Whatever comes of it, the orders are asked for again. */
export function useCancelOrder(onDone: () => void) {
  const refreshOrders = useRefreshOrders();
  return useSubmit(cancel, {
    onDone: ({ statusLabel }) => toast.success(`订单${statusLabel}`),
    onSettled: () => {
      onDone();
      return refreshOrders();
    },
  });
}

const cancel = ({ orderType, orderNo }: OrderRow) =>
  orderType === SERVICES.inspection.orderType
    ? call(cancelDetectOrder, { body: { orderNo } })
    : call(cancelOrder, { query: { id: orderNo } });
