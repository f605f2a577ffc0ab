import { useSession } from '../../../shared/session/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { OrderForm } from '../use-order-form.ts';

interface PayButtonProps {
  form: Pick<OrderForm, 'offer' | 'isPlacing'>;
  /** Beside the price at the foot of a phone's screen. */
  compact?: boolean | undefined;
}

/** Submits the form; what is ordered elsewhere cannot be paid for here. */
export function PayButton({ form: { offer, isPlacing }, compact = false }: PayButtonProps) {
  const isVisitor = useSession(({ token }) => token === null);
  const isElsewhere = offer.provider?.spuId === null || offer.elsewhere !== null;
  return (
    <Button
      type="submit"
      {...(!compact && { size: 'large', block: true })}
      loading={isPlacing}
      disabled={isElsewhere}
    >
      {isElsewhere ? '请在小程序下单' : isVisitor ? '登录并支付' : '去支付'}
    </Button>
  );
}
