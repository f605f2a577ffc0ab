import type { OrderRow } from '@cheyantong/contract';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { useCancelOrder } from './use-cancel-order.ts';

/** Asks before an order is canceled, and says what becomes of the money. */
export function CancelQuestion({ order, onDone }: { order: OrderRow | null; onDone: () => void }) {
  const cancel = useCancelOrder(onDone);
  return (
    <ConfirmDialog
      open={order !== null}
      title="取消这笔订单？"
      confirmLabel="取消订单"
      cancelLabel="再想想"
      tone="danger"
      busy={cancel.isBusy}
      onConfirm={() => order && cancel.submit(order)}
      onCancel={onDone}
    >
      {order?.cancelRule}
    </ConfirmDialog>
  );
}
