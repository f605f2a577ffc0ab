import type { ReportFindings } from '@cheyantong/contract/findings';
import { cityByCode } from '../../areas/cities.ts';
import type { Car } from '../car.ts';
import { CONDITIONS, type Condition } from '../conditions.ts';
import { type PriceKind, priceOfKind } from '../kinds.ts';
import { ORDINARY_GUIDE_YUAN } from '../linear/linear-model.ts';
import { prepareModel } from '../linear/prepare-model.ts';
import type { ValuationModel } from '../model/valuation-model.ts';
import { priceCurve } from '../price-curve.ts';
import type { PriceTable } from '../price-table.ts';
import { pricesElsewhere } from '../prices-elsewhere.ts';
import { privateSale } from '../private-sale.ts';
import { valueCar } from '../value-car.ts';
import { toWan } from '../wan.ts';
import { factorsOf } from './factors.ts';
import { sourcesOf } from './sources.ts';
import { verdictOf } from './verdict.ts';

type Findings = ReportFindings['valuation'];

const MOST_CITIES = 12;

/** The paid report: every price visitors may ask about, why it is so, and what it rests on. */
export function findingsOf(figures: ValuationModel, car: Car, cityName: string): Findings {
  const valuation = valueCar(figures, car);
  const price = privateSale(valuation);
  const guidePrice = toWan(guideYuanOf(figures, car));
  return {
    verdict: verdictOf(price, { thin: valuation.thin, cityName }),
    sources: sourcesOf(figures, valuation),
    cityName,
    guidePrice,
    ...price,
    thin: valuation.thin,
    sampleSize: valuation.listings.series,
    prices: (Object.keys(CONDITIONS) as Condition[]).map((condition) =>
      conditionPrice(condition, valuation.prices),
    ),
    retentionRate: Math.round((price.evalPrice / guidePrice) * 1_000) / 10,
    trend: trendOf(figures, car),
    cityPrices: cityPricesOf(figures, car),
    ...factorsOf(valuation, car, cityName),
  };
}

/** As the catalogue says, or as the listings of such cars let us expect. */
const guideYuanOf = ({ linear }: ValuationModel, { model }: Car): number =>
  model.guidePriceYuan ?? Math.exp(prepareModel(linear, model).guide) * ORDINARY_GUIDE_YUAN;

function conditionPrice(condition: Condition, table: PriceTable): Findings['prices'][number] {
  const { label, meaning } = CONDITIONS[condition];
  const band = (kind: PriceKind) => {
    const { lowYuan, midYuan, highYuan } = table[condition][kind];
    return { low: toWan(lowYuan), mid: toWan(midYuan), high: toWan(highYuan) };
  };
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
