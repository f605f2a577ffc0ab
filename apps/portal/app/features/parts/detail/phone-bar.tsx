import type { PartDetail } from '@cheyantong/contract';
import { ActionBar } from '../../../shared/ui/action-bar.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { PartPrice } from '../part-price.tsx';
import { buyPart } from './buy-part.ts';

/** Price and button stay within the thumb's reach. */
export function PhoneBar({ part }: { part: PartDetail }) {
  if (!part.onSale) return null;
  return (
    <ActionBar label="购买">
      <PartPrice cents={part.price} />
      <Button onClick={() => buyPart(part)}>立即购买</Button>
    </ActionBar>
  );
}
