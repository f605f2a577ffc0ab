import type { PriceLabel } from '@cheyantong/contract';
import { isJudged, judgePrice, priceLabelText, toWan } from '@cheyantong/domain';
import type { AskingPrice } from '@cheyantong/valuation';

/** The asking price against what dealers ask for such cars; these figures are only told where they judge it. */
export function labelPrice(priceYuan: number, value: AskingPrice | null): PriceLabel {
  // Of a listing that cannot be right nothing is known.
  if (!value) return labelOf({ level: 'implausible', percent: 0 }, 0, null);
  const { listings } = value;
  const usual = {
    low: toWan(value.lowYuan),
    median: toWan(value.priceYuan),
    high: toWan(value.highYuan),
  };
  const judgement = judgePrice(toWan(priceYuan), { ...usual, listings });
  return labelOf(judgement, listings, isJudged(judgement.level) ? usual : null);
}

const labelOf = (
  judgement: Pick<PriceLabel, 'level' | 'percent'>,
  listings: number,
  usual: PriceLabel['usual'],
): PriceLabel => ({ ...judgement, text: priceLabelText(judgement), listings, usual });
