import type { PartDetail } from '@cheyantong/contract';
import { ActionBar } from '../../../shared/ui/action-bar.tsx';
import { PartPrice } from '../part-price.tsx';
import { BuyButton } from './buy-button.tsx';

/** Price and button stay within the thumb's reach. */
export function PhoneBar({ part }: { part: PartDetail }) {
  if (!part.onSale) return null;
  return (
    <ActionBar label="购买">
      <PartPrice cents={part.price} />
      <BuyButton part={part} />
    </ActionBar>
  );
}
