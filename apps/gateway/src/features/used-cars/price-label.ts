import type { PriceLabel } from '@cheyantong/contract';
import { toWan } from '@cheyantong/domain';
import type { AskingPrice } from '@cheyantong/valuation';

/** Beyond these shares of the valuation, a car is a wreck, a collector's piece or a typing mistake: no label fits it. */
const BELIEVABLE = { least: 0.4, most: 2.5 };

/** The asking price against what dealers ask for such cars: half of them are fair, the outer tenths stand out. */
export function labelPrice(priceYuan: number, value: AskingPrice | null): PriceLabel | null {
  if (!value) return null;
  const share = priceYuan / value.priceYuan;
  if (share < BELIEVABLE.least || share > BELIEVABLE.most) return null;
  return {
    level: levelOf(priceYuan, value),
    text: againstValue(share),
    reason:
      `本车标价 ${toWan(priceYuan)} 万元；按车型、车龄、里程和城市估算，同类车标价约 ${toWan(value.priceYuan)} 万元，` +
      `十辆中约有八辆在 ${toWan(value.lowYuan)}–${toWan(value.highYuan)} 万元之间。`,
  };
}

function levelOf(priceYuan: number, value: AskingPrice): PriceLabel['level'] {
  if (priceYuan < value.lowYuan) return 'muchLower';
  if (priceYuan < value.quarterYuan) return 'lower';
  if (priceYuan <= value.threeQuartersYuan) return 'fair';
  return priceYuan <= value.highYuan ? 'higher' : 'muchHigher';
}

function againstValue(share: number): string {
  const difference = Math.round(Math.abs(1 - share) * 100);
  if (difference === 0) return '与估值持平';
  return `${share < 1 ? '低于' : '高于'}估值 ${difference}%`;
}
