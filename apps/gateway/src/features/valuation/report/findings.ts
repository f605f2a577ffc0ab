import type { ReportFindings } from '@cheyantong/contract/findings';
import { toWan } from '@cheyantong/domain';
import { cityByCode } from '@cheyantong/places';
import {
  type Car,
  CONDITIONS,
  type Condition,
  guideYuan,
  type PriceKind,
  priceCurve,
  priceOfKind,
  pricesElsewhere,
  privateSale,
  type Valuation,
  type ValuationModel,
  valueCar,
} from '@cheyantong/valuation';
import { factorsOf } from './factors.ts';
import { sourcesOf } from './sources.ts';
import { verdictOf } from './verdict.ts';

type Findings = ReportFindings['valuation'];

const MOST_CITIES = 12;

/** The paid report: every price visitors may ask about, why it is so, and what it rests on. */
export function findingsOf(figures: ValuationModel, car: Car, cityName: string): Findings {
  const valuation = valueCar(figures, car);
  const price = privateSale(valuation);
  const guidePrice = toWan(guideYuan(figures, car.model));
  return {
    verdict: verdictOf(price, { sampleTooSmall: valuation.sampleTooSmall, cityName }),
    sources: sourcesOf(figures, valuation),
    cityName,
    guidePrice,
    ...price,
    sampleTooSmall: valuation.sampleTooSmall,
    sampleSize: valuation.listings.series,
    prices: (Object.keys(CONDITIONS) as Condition[]).map((condition) => conditionPrice(condition, valuation)),
    retentionRate: Math.round((price.evalPrice / guidePrice) * 1_000) / 10,
    trend: trendOf(figures, car),
    cityPrices: cityPricesOf(figures, car),
    ...factorsOf(valuation, car, cityName),
  };
}

/**
 * A condition is a place among the prices of such cars, not an interval of its own: every kind of sale has one interval, that
 * of eight cars of ten, and the three conditions stand within it.
 */
function conditionPrice(
  condition: Condition,
  { prices, lowYuan, highYuan }: Valuation,
): Findings['prices'][number] {
  const { label, meaning } = CONDITIONS[condition];
  const band = (kind: PriceKind) => ({
    low: toWan(priceOfKind(kind, lowYuan)),
    mid: toWan(prices[condition][kind].midYuan),
    high: toWan(priceOfKind(kind, highYuan)),
  });
  return {
    condition,
    conditionLabel: label,
    conditionDesc: meaning,
    dealerBuy: band('dealerBuy'),
    individual: band('individual'),
    dealerSell: band('dealerSell'),
  };
}

const trendOf = (figures: ValuationModel, car: Car): Findings['trend'] =>
  priceCurve(figures, car).map(({ month, priceYuan, lowYuan, highYuan, forecast }) => ({
    month,
    price: privateWan(priceYuan),
    low: privateWan(lowYuan),
    high: privateWan(highYuan),
    forecast: forecast ? 1 : 0,
  }));

/** The cities with most listings, dearest first; the car's own is the valuation itself. */
const cityPricesOf = (figures: ValuationModel, car: Car): Findings['cityPrices'] =>
  pricesElsewhere(
    figures,
    car,
    figures.cities.filter((code) => code !== car.use.cityCode).slice(0, MOST_CITIES),
  )
    .flatMap(({ cityCode, priceYuan }) => {
      const city = cityByCode(cityCode);
      return city ? [{ cityName: city.cityName, price: privateWan(priceYuan) }] : [];
    })
    .toSorted((one, other) => other.price - one.price);

const privateWan = (askedYuan: number): number => toWan(priceOfKind('individual', askedYuan));
