import { openPayment } from '@cheyantong/contract';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { call } from '../../../shared/call.ts';
import { openDialog, type ReturnedRequest } from '../../../shared/dialogs/open-dialog.ts';
import { tellFailure } from '../../../shared/tell-failure.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useGoToPaidOrder } from '../go-to-paid-order.ts';
import { useWhetherPaid } from '../use-whether-paid.ts';
import { ConfirmingPanel } from './confirming-panel.tsx';
import { PaidPanel } from './paid-panel.tsx';

interface ReturnedDialogProps {
  request: ReturnedRequest;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
}

/** Somebody is back from a vendor's app: asks until the money is there, or they say that they have not paid. */
export default function ReturnedDialog({ request, open, onClose, onClosed }: ReturnedDialogProps) {
  const { orderNo, amount, channel, onPaid, onEnd, ...manners } = request;
  const [paid, setPaid] = useState(false);
  const goToPaidOrder = useGoToPaidOrder(request);
  const whenPaid = useCallback(() => {
    setPaid(true);
    onEnd();
    onPaid?.(orderNo);
  }, [orderNo, onPaid, onEnd]);
  const askWhetherPaid = useWhetherPaid(orderNo, open && !paid, whenPaid);

  const payOn = useMutation({
    mutationFn: () => call(openPayment, { body: { orderSn: orderNo } }),
    onSuccess(payment) {
      onEnd();
      openDialog({ ...manners, kind: 'payment', payment, onPaid });
    },
    onError(failure) {
      tellFailure(failure);
      // Refused, perhaps because the money has come.
      askWhetherPaid();
    },
  });

  function close(): void {
    onEnd();
    onClose();
  }

  function viewOrder(): void {
    close();
    goToPaidOrder(orderNo);
  }

  return (
    <Dialog open={open} onClose={close} onClosed={onClosed} title="付款结果" keepOnOutsidePress>
      {paid ? (
        <PaidPanel service={request.service} amount={amount} onViewOrder={viewOrder} onLeave={close} />
      ) : (
        <ConfirmingPanel
          orderNo={orderNo}
          amount={amount}
          channel={channel}
          goingOn={payOn.isPending}
          onNotPaid={payOn.mutate}
        />
      )}
    </Dialog>
  );
}
