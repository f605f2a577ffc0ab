import type { UsedCarDetail } from '@cheyantong/contract';
import { PriceScale } from '../../../shared/ui/price-scale.tsx';
import { wanAmount } from '../../../shared/words.ts';

/** The asking price as a share of the new one, with the reason for its label. */
export function PriceAgainstNew({ car }: { car: UsedCarDetail }) {
  const { price, guidePrice, priceLabel, evalPrice } = car;
  if (!guidePrice) return null;
  const guide = { name: '新车指导价', value: wanWords(guidePrice) };
  return (
    <PriceScale
      title="标价、估值与新车价"
      remark={priceLabel?.text}
      asking={{ name: '标价', value: wanWords(price) }}
      others={evalPrice === null ? [guide] : [{ name: '平台估值', value: wanWords(evalPrice) }, guide]}
      share={price / guidePrice}
    >
      {priceLabel?.reason}
    </PriceScale>
  );
}

const wanWords = (wan: number): string => `${wanAmount(wan)} 万`;
