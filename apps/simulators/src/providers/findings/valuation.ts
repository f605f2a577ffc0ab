import type { ReportFindings } from '@cheyantong/contract/findings';
import { dateOfDay, dayOfDate, monthAfter, monthOf, yearsBetween } from '@cheyantong/domain';
import type { ProviderOrder } from '../provider-order.ts';
import type { CarStory } from './car-story.ts';
import { rounded } from './rounded.ts';

type Findings = ReportFindings['valuation'];
type Condition = Findings['prices'][number];
type Factor = Findings['factors'][number];

const UNKNOWN_GUIDE_PRICE = 15.8;
const USUAL_KM_A_YEAR = 12_000;
const MONTHLY_LOSS = 0.0095;

/** How far prices in a city lie from the country's middle. */
const CITY_LEVELS: Record<string, number> = {
  北京市: -0.03,
  上海市: 0.02,
  广州市: 0.012,
  深圳市: 0.018,
  杭州市: 0.015,
  成都市: 0.006,
  武汉市: -0.008,
  西安市: -0.012,
  天津市: -0.015,
};

const CONDITIONS = [
  ['excellent', '优秀', '无事故，漆面与内饰近新，保养齐全', 1.05],
  ['good', '良好', '有少量正常磨损，无影响使用的问题', 1],
  ['normal', '一般', '磨损明显或有多处外观修复，需要整备', 0.92],
] as const;

/** 个人交易 is the middle: a dealer buys below it and sells above it. */
const KINDS = { dealerBuy: 0.93, individual: 1, dealerSell: 1.07 } as const;

export function valuationFindings(story: CarStory, order: ProviderOrder): Findings {
  const guidePrice = order.vehicle.guidePrice ?? UNKNOWN_GUIDE_PRICE;
  const cityName = order.cityName ?? '天津市';
  const factors = factorsOf(story, order, guidePrice, cityName);
  const evalPrice = rounded(
    factors.reduce((price, { amount }) => price + amount, guidePrice),
    2,
  );
  return {
    verdict: verdictOf(evalPrice, cityName),
    sources: sourcesOf(story),
    cityName,
    guidePrice,
    evalPrice,
    prices: CONDITIONS.map(([condition, conditionLabel, conditionDesc, share]) => ({
      condition,
      conditionLabel,
      conditionDesc,
      ...kindsAround(evalPrice * share),
    })),
    retentionRate: rounded((evalPrice / guidePrice) * 100, 1),
    trend: trendOf(story, evalPrice),
    cityPrices: otherCities(evalPrice, cityName),
    factors,
  };
}

const kindsAround = (price: number): Pick<Condition, keyof typeof KINDS> => ({
  dealerBuy: band(price * KINDS.dealerBuy),
  individual: band(price * KINDS.individual),
  dealerSell: band(price * KINDS.dealerSell),
});

const band = (mid: number) => ({
  low: rounded(mid * 0.96, 2),
  mid: rounded(mid, 2),
  high: rounded(mid * 1.04, 2),
});

/** From the price when new to the price now, step by step: together they are exactly the difference. */
function factorsOf(story: CarStory, order: ProviderOrder, guidePrice: number, cityName: string): Factor[] {
  const registered = order.vehicle.recordDate ? dateOfDay(order.vehicle.recordDate) : story.registered;
  const years = Math.max(0.1, yearsBetween(registered, story.today));
  const km = order.vehicle.mileage === null ? story.kmNow : order.vehicle.mileage * 10_000;
  const aged = guidePrice * (0.9 * (story.electric ? 0.86 : 0.895) ** years);
  const tooFar = Math.max(-0.8, Math.min(1.2, km / (USUAL_KM_A_YEAR * years) - 1));
  const supply = story.draws.between('supply', -0.018, 0.022);
  return [
    factor('车龄', aged - guidePrice, `首次登记至今 ${rounded(years, 1)} 年`),
    factor(
      '里程',
      -aged * 0.07 * tooFar,
      `${rounded(km / 10_000, 2)} 万公里，${tooFar > 0 ? '高于' : '低于'}同龄车常见里程`,
    ),
    factor('城市', aged * (CITY_LEVELS[cityName] ?? 0), `${cityName}价格与全国均价相比`),
    factor('供需', aged * supply, supply > 0 ? '近三个月在售减少' : '近三个月在售增加'),
  ];
}

function factor(name: string, exact: number, remark: string): Factor {
  const amount = rounded(exact, 2);
  return { name, effect: amount > 0 ? 1 : amount < 0 ? -1 : 0, amount, remark };
}

function trendOf({ today }: CarStory, evalPrice: number): Findings['trend'] {
  return Array.from({ length: 19 }, (_, at) => at - 12).map((months) => ({
    month: monthAfter(monthOf(dayOfDate(today)), months),
    price: rounded(evalPrice * (1 - MONTHLY_LOSS) ** months, 2),
    forecast: months > 0 ? 1 : 0,
  }));
}

function otherCities(evalPrice: number, cityName: string): Findings['cityPrices'] {
  const here = 1 + (CITY_LEVELS[cityName] ?? 0);
  return Object.entries(CITY_LEVELS)
    .filter(([name]) => name !== cityName)
    .map(([name, level]) => ({ cityName: name, price: rounded((evalPrice * (1 + level)) / here, 2) }))
    .toSorted((one, other) => other.price - one.price);
}

const verdictOf = (evalPrice: number, cityName: string): Findings['verdict'] => {
  const { low, high } = band(evalPrice);
  return {
    level: 'good',
    title: '估值完成',
    sentence: `车况良好时，${cityName}个人交易价约 ${evalPrice} 万元，常见价格区间 ${low}–${high} 万元。`,
  };
};

const sourcesOf = (story: CarStory): Findings['sources'] => [
  {
    name: '同款报价样本',
    result: 'found',
    resultText: `查到 ${story.draws.whole('samples', 46, 190)} 条`,
    range: '近 12 个月',
    note: '演示样本',
  },
  { name: '在售车源报价', result: 'found', resultText: '已核对', range: '近 30 天', note: null },
  { name: '新车优惠行情', result: 'partial', resultText: '仅部分接入', range: null, note: '部分城市' },
  { name: '实车车况', result: 'unconnected', resultText: '未接入', range: null, note: '建议另做车辆检测' },
];
