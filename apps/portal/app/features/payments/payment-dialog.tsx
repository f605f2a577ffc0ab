import { SERVICES } from '@cheyantong/domain';
import { useIsMobile } from '../../shared/settings.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { AwaitingPanel } from './awaiting-panel.tsx';
import { useGoToPaidOrder } from './go-to-paid-order.ts';
import { FailedPanel, SucceededPanel } from './outcome-panel.tsx';
import type { PaymentDialogProps } from './payment-dialog-props.ts';
import { PhoneSheet } from './phone/phone-sheet.tsx';
import { type PaymentProgress, usePayment } from './use-payment.ts';
import { useTellPaid } from './use-tell-paid.ts';

const WIDTH_PX = 560;

/** Pays one order within the time it has: at a desk by scanning a code, on a phone by going to the vendor's app. */
export default function PaymentDialog(props: PaymentDialogProps) {
  const isMobile = useIsMobile();
  return isMobile ? <PhoneSheet {...props} /> : <DeskDialog {...props} />;
}

function DeskDialog({ request, open, onClose, onClosed }: PaymentDialogProps) {
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
