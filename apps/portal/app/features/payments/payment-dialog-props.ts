import type { PaymentRequest } from '../../shared/dialogs/open-dialog.ts';

export interface PaymentDialogProps {
  request: PaymentRequest;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
}
