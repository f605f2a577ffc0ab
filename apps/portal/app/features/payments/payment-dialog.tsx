import { SERVICES } from '@cheyantong/domain';
import { useEffect } from 'react';
import type { PaymentRequest } from '../../shared/dialogs/open-dialog.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { AwaitingPanel } from './awaiting-panel.tsx';
import { useGoToPaidOrder } from './go-to-paid-order.ts';
import { FailedPanel, SucceededPanel } from './outcome-panel.tsx';
import type { PaymentState } from './payment-state.ts';
import { type PaymentProgress, usePayment } from './use-payment.ts';

interface PaymentDialogProps {
  request: PaymentRequest;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
}

const WIDTH_PX = 560;

/** Pays one order: by scanning a code of Alipay or WeChat, within the time the order has. */
export default function PaymentDialog({ request, open, onClose, onClosed }: PaymentDialogProps) {
  const progress = usePayment(request, open);
  const { payment } = progress.state;
  const goToPaidOrder = useGoToPaidOrder(request);
  useTellPaid(request, progress.state);

  function viewOrder(): void {
    onClose();
    goToPaidOrder(payment.orderNo);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={payment.payTitle || SERVICES.inspection.payTitle}
      description="由合作机构提供"
      width={WIDTH_PX}
      keepOnOutsidePress
    >
      <Content progress={progress} word={SERVICES[request.service].word} onViewOrder={viewOrder} />
    </Dialog>
  );
}

/** The page behind hears of it at once, however the dialog is closed. */
function useTellPaid({ onPaid }: PaymentRequest, { phase, payment }: PaymentState): void {
  const { orderNo } = payment;
  useEffect(() => {
    if (phase === 'succeeded') onPaid?.(orderNo);
  }, [phase, orderNo, onPaid]);
}

interface ContentProps {
  progress: PaymentProgress;
  word: string;
  onViewOrder: () => void;
}

function Content({ progress, word, onViewOrder }: ContentProps) {
  switch (progress.state.phase) {
    case 'awaiting':
      return <AwaitingPanel progress={progress} />;
    case 'failed':
      return <FailedPanel ordering={progress.orderingAgain} onPayAgain={progress.payAgain} />;
    case 'succeeded':
      return <SucceededPanel word={word} onViewOrder={onViewOrder} />;
  }
}
