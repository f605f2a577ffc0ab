import type { PriceLabel } from '@cheyantong/contract';
import { type EnergyType, isNewEnergy } from '@cheyantong/domain';
import { usualShares } from './price-bands.ts';
import { toWan, yearsSince } from './units.ts';

/** Beyond these shares of the guide price, a car is a collector's piece, a wreck or a typing mistake: no label fits it. */
const BELIEVABLE = { least: 0.03, most: 1.3 };

interface Offer {
  priceYuan: number;
  guidePriceYuan: number | null;
  registeredOn: string;
  energy: EnergyType;
}

/**
 * The asking price against the new-car guide price; the level says whether that is much or little for a car of this age.
 * It claims nothing about this very car: a valuation will.
 */
export function labelPrice(offer: Offer, now: Date): PriceLabel | null {
  if (!offer.guidePriceYuan) return null;
  const share = offer.priceYuan / offer.guidePriceYuan;
  const fullYears = Math.max(0, Math.floor(yearsSince(offer.registeredOn, now)));
  const usual = usualShares(offer.energy, fullYears);
  if (!usual || share < BELIEVABLE.least || share > BELIEVABLE.most) return null;
  const [tenth, quarter, threeQuarters, nineTenths] = usual;
  const level =
    share < tenth
      ? 'muchLower'
      : share < quarter
        ? 'lower'
        : share <= threeQuarters
          ? 'fair'
          : share <= nineTenths
            ? 'higher'
            : 'muchHigher';
  const kind = isNewEnergy(offer.energy) ? '新能源车' : '燃油车';
  const age = fullYears === 0 ? '车龄不足 1 年' : `车龄 ${fullYears} 年`;
  return {
    level,
    text: againstGuidePrice(share),
    reason:
      `本车售价 ${toWan(offer.priceYuan)} 万元，新车指导价 ${toWan(offer.guidePriceYuan)} 万元；` +
      `${age}的${kind}，市场要价多为指导价的 ${percent(quarter)}%–${percent(threeQuarters)}%。`,
  };
}

function againstGuidePrice(share: number): string {
  const difference = percent(Math.abs(1 - share));
  if (difference === 0) return '与新车指导价持平';
  return `${share < 1 ? '低于' : '高于'}新车指导价 ${difference}%`;
}

const percent = (share: number): number => Math.round(share * 100);
