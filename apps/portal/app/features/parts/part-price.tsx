import { Price } from '../../shared/ui/price.tsx';
import { yuanAmount } from './part-words.ts';

interface PartPriceProps {
  cents: number | null;
  /** Height of the digits in px. */
  size?: number | undefined;
}

/** ¥1,280 as a price stands on cards and pages; a part without one is 面议. */
export function PartPrice({ cents, size }: PartPriceProps) {
  return cents === null ? (
    <Price amount="面议" size={size} />
  ) : (
    <Price currency="¥" amount={yuanAmount(cents)} size={size} />
  );
}
