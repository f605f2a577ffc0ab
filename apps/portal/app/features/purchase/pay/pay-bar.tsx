import { yuanText } from '@cheyantong/domain';
import { ActionBar } from '../../../shared/ui/action-bar.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import type { OrderForm } from '../use-order-form.ts';
import { PayButton } from './pay-button.tsx';

/** On phones the price and the button stay within the thumb's reach. */
export function PayBar({ form }: { form: Pick<OrderForm, 'offer' | 'isPlacing'> }) {
  const { sku } = form.offer;
  return (
    <ActionBar label="支付">
      {sku && <Price currency="¥" amount={yuanText(sku.price)} />}
      <PayButton form={form} compact />
    </ActionBar>
  );
}
