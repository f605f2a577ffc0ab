import type { UsedCarPrice } from '@cheyantong/contract';
import { dateTimeText, dayOf, toWan } from '@cheyantong/domain';
import { cityByCode } from '@cheyantong/places';
import { currentModel, objectionTo, privateSale, type ValuationModel, valueCar } from '@cheyantong/valuation';
import type { DbHandle } from '../../db/handle.ts';
import { ownIdFrom } from '../../db/own-id.ts';
import { Failure } from '../../http/failure.ts';
import { carPictureUrl } from '../pictures/index.ts';
import { Catalogue } from '../vehicles/index.ts';
import { catalogueCar } from './catalogue-car.ts';

interface Question {
  modelId: string;
  /** yyyy-MM or yyyy-MM-dd. */
  regDate: string;
  /** 万公里 */
  mile: number;
  zone: string;
}

/** The free answer: one price with its interval, and what it rests on. */
export async function valueByCatalogue(
  db: DbHandle,
  { modelId, regDate, mile, zone }: Question,
  now: Date,
): Promise<UsedCarPrice> {
  const city = cityByCode(zone);
  if (!city) throw new Failure('A0421', '所选城市不存在，请重新选择');
  const id = ownIdFrom(modelId);
  const found = id === null ? undefined : await new Catalogue(db).model(id);
  if (!found) throw new Failure('A0401', '车型不存在，请重新选择');

  const evalTime = dateTimeText(now);
  const told = { registered: regDate, mileageWan: mile, cityCode: zone };
  const car = catalogueCar(found, told, dayOf(evalTime));
  const objection = objectionTo(car);
  if (objection) throw new Failure('A0500', objection);

  const figures = currentModel();
  const valuation = valueCar(figures, car);
  const { brand, series, model } = found;
  return {
    modelId,
    modelName: `${model.year}款 ${model.trim}`,
    imageUrl: carPictureUrl(
      {
        brandName: brand.name,
        seriesName: series.name,
        body: series.body,
        energy: model.energy,
        level: series.level,
        color: null,
      },
      { view: 'quarter', width: 640 },
    ),
    guidePrice: model.guidePriceYuan === null ? null : toWan(model.guidePriceYuan),
    emissionStandard: model.emission,
    regDate: car.use.registered,
    mile,
    zone,
    cityName: city.cityName,
    ...privateSale(valuation),
    dealerBuyPrice: toWan(valuation.prices.good.dealerBuy.midYuan),
    dealerSellPrice: toWan(valuation.prices.good.dealerSell.midYuan),
    sampleTooSmall: valuation.sampleTooSmall,
    sampleSize: valuation.listings.series,
    usualMileage: {
      low: toTenth(valuation.usualMileageWan.low),
      high: toTenth(valuation.usualMileageWan.high),
    },
    basis: basisOf(figures),
    evalTime,
  };
}

const basisOf = ({ about }: ValuationModel): UsedCarPrice['basis'] => ({
  period: about.version,
  listings: about.listings,
  medianError: about.measured.all.medianError,
  coverage: about.measured.all.coverage80,
});

const toTenth = (wan: number): number => Math.round(wan * 10) / 10;
