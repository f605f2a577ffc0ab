import type { PriceReason } from '@cheyantong/contract';
import { toWan } from '@cheyantong/domain';
import { currentModel, type Valuation, valueCar } from '@cheyantong/valuation';
import { type CarOnOffer, carOnOffer } from './car-value.ts';

const MOST_REASONS = 3;

type Factor = Valuation['factors'][number]['key'];
type Offer = CarOnOffer & { cityName: string };

const FACTORS = {
  mileageWan: 'mileage',
  place: 'place',
  transfers: 'transfers',
  color: 'color',
  market: 'market',
} as const satisfies Record<Factor, PriceReason['factor']>;

/** What moves the valuation of this car away from a usual one of its model and age, the greatest first. */
export function priceReasons(offer: Offer, now: Date): PriceReason[] {
  const { factors, usualMileageWan } = valueCar(currentModel(), carOnOffer(offer, now));
  const wordsOf = (factor: Factor, amount: number): string => {
    switch (factor) {
      case 'mileageWan':
        return mileageWords(toWan(offer.mileageKm) - usualMileageWan.middle);
      case 'place':
        return `${offer.cityName}的标价比全国一般${amount < 0 ? '低' : '高'}`;
      case 'transfers':
        return offer.transfers === 0 ? '一手车，未过户' : `过户 ${offer.transfers} 次`;
      case 'color':
        return `${offer.color ?? '颜色'}车身`;
      case 'market':
        return `近期行情${amount < 0 ? '走低' : '走高'}`;
    }
  };
  return factors
    .map(({ key, amountYuan }) => ({ key, amount: toWan(amountYuan) }))
    .filter(({ amount }) => amount !== 0)
    .sort((one, other) => Math.abs(other.amount) - Math.abs(one.amount))
    .slice(0, MOST_REASONS)
    .map(({ key, amount }) => ({ factor: FACTORS[key], text: wordsOf(key, amount), amount }));
}

function mileageWords(beyondUsual: number): string {
  const difference = Math.abs(beyondUsual).toFixed(1);
  if (difference === '0.0') return '里程与同龄车相当';
  return `里程比同龄车${beyondUsual < 0 ? '少' : '多'} ${difference} 万公里`;
}
