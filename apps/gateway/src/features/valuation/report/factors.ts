import type { ReportFindings } from '@cheyantong/contract/findings';
import { toWan } from '@cheyantong/domain';
import type { Car, Valuation } from '@cheyantong/valuation';

type Findings = ReportFindings['valuation'];
type Waterfall = Required<Pick<Findings, 'startPrice' | 'startLabel' | 'factors'>>;

/** From what is asked for a typical car of this model and age to what this one is worth between private people. */
export function factorsOf(valuation: Valuation, car: Car, cityName: string): Waterfall {
  const remarks = remarksOn(valuation, car, cityName);
  const steps = [
    ...valuation.factors.map(({ key, name, amountYuan }) => ({ name, amountYuan, remark: remarks[key] })),
    {
      name: '交易方式',
      amountYuan: valuation.prices.good.individual.midYuan - valuation.priceYuan,
      remark: '个人之间直接成交，买卖双方分享车商的整备费用与利润',
    },
  ];
  let yuan = valuation.startYuan;
  return {
    startPrice: toWan(yuan),
    startLabel: '同款同龄车的车商标价',
    factors: steps.map(({ name, amountYuan, remark }) => {
      // Rounded as differences of rounded sums, so that the parts still add up to the price.
      const before = toWan(yuan);
      yuan += amountYuan;
      const amount = Math.round((toWan(yuan) - before) * 100) / 100;
      return { name, amount, effect: amount > 0 ? 1 : amount < 0 ? -1 : 0, remark };
    }),
  };
}

function remarksOn(
  { usualMileageWan: { low, high } }: Valuation,
  { use }: Car,
  cityName: string,
): Record<Valuation['factors'][number]['key'], string> {
  return {
    mileageWan: `已行驶 ${toWan(use.mileageKm)} 万公里，同龄车多在 ${low.toFixed(1)}–${high.toFixed(1)} 万公里`,
    place: `${cityName}的标价与各地平均水平相比`,
    transfers: use.transfers === 0 ? '按未过户计算' : `过户 ${use.transfers} 次`,
    color: use.color ?? '未填写颜色，按一般颜色计算',
    market: '估值日的行情与样本期平均水平相比',
  };
}
