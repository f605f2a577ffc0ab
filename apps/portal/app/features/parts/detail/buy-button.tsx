import type { PartItem } from '@cheyantong/contract';
import type { ComponentProps } from 'react';
import { openDialog } from '../../../shared/dialogs/open-dialog.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { anotherLike } from '../another-like.ts';

interface BuyButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'block'> {
  part: PartItem;
}

/** The visitor leaves a number for the supplier of this part; while all of it is reserved, for one who has another. */
export function BuyButton({ part, ...look }: BuyButtonProps) {
  const isLeft = part.stock > 0;
  return (
    <Button
      {...look}
      onClick={() => openDialog({ kind: 'mobile', mode: 'part', part: isLeft ? part : anotherLike(part) })}
    >
      {isLeft ? '立即购买' : '登记求购'}
    </Button>
  );
}
