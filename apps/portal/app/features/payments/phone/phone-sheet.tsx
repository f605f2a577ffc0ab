import { SERVICES } from '@cheyantong/domain';
import { useReducer } from 'react';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useGoToPaidOrder } from '../go-to-paid-order.ts';
import { FailedPanel } from '../outcome-panel.tsx';
import type { PaymentDialogProps } from '../payment-dialog-props.ts';
import type { PaymentState } from '../payment-state.ts';
import { usePayment } from '../use-payment.ts';
import { useTellPaid } from '../use-tell-paid.ts';
import { PaidPanel } from './paid-panel.tsx';
import { PhonePayment } from './phone-payment.tsx';
import { CODES_OF_SCREEN, nextScreen, type PhoneScreen } from './phone-screen.ts';

/** Pays one order on the phone that shows it. */
export function PhoneSheet({ request, open, onClose, onClosed }: PaymentDialogProps) {
  const [screen, move] = useReducer(nextScreen, 'choosing');
  const progress = usePayment(request, open, { codesShown: CODES_OF_SCREEN[screen] });
  const { payment, phase } = progress.state;
  const goToPaidOrder = useGoToPaidOrder(request);
  useTellPaid(request, progress.state);

  function viewOrder(): void {
    onClose();
    goToPaidOrder(payment.orderNo);
  }

  function payAgain(): void {
    move('goBack');
    progress.payAgain();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={titleOf(progress.state, screen)}
      keepOnOutsidePress
    >
      {phase === 'awaiting' && (
        <PhonePayment request={request} progress={progress} screen={screen} move={move} />
      )}
      {phase === 'failed' && <FailedPanel ordering={progress.orderingAgain} onPayAgain={payAgain} />}
      {phase === 'succeeded' && (
        <PaidPanel
          service={request.service}
          amount={payment.amount}
          onViewOrder={viewOrder}
          onLeave={onClose}
        />
      )}
    </Dialog>
  );
}

function titleOf({ phase, payment }: PaymentState, screen: PhoneScreen): string {
  if (phase !== 'awaiting' || screen === 'confirming') return '付款结果';
  if (screen === 'saving') return '微信付款';
  return payment.payTitle || SERVICES.inspection.payTitle;
}
