import { useEffect } from 'react';
import type { PaymentRequest } from '../../shared/dialogs/open-dialog.ts';
import type { PaymentState } from './payment-state.ts';

/** The page behind hears of it at once, however the dialog is closed. */
export function useTellPaid({ onPaid }: PaymentRequest, { phase, payment }: PaymentState): void {
  const { orderNo } = payment;
  useEffect(() => {
    if (phase === 'succeeded') onPaid?.(orderNo);
  }, [phase, orderNo, onPaid]);
}
