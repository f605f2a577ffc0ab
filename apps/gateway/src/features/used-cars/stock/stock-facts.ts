import type { CardRow } from '../cars.ts';
import { dayAt } from './days.ts';
import type { Stock } from './stock.ts';

type StockFacts = Pick<
  CardRow,
  | 'id'
  | 'level'
  | 'registeredOn'
  | 'mileageKm'
  | 'cityCode'
  | 'cityName'
  | 'priceYuan'
  | 'energy'
  | 'gearbox'
  | 'emission'
  | 'body'
  | 'color'
  | 'transfers'
  | 'status'
  | 'publishedAt'
>;

/** What the stock knows of a car; the rest of a card is about its model and its dealer. */
export function stockFacts(stock: Stock, slot: number): StockFacts {
  const { words, figures } = stock;
  return {
    id: BigInt(stock.idOf(slot)),
    level: words.level.at(slot),
    registeredOn: dayAt(figures.registeredDay.at(slot)),
    mileageKm: figures.mileageKm.at(slot),
    cityCode: words.cityCode.at(slot) ?? '',
    cityName: words.cityName.at(slot) ?? '',
    priceYuan: figures.priceYuan.at(slot),
    energy: words.energy.at(slot) ?? '',
    gearbox: words.gearbox.at(slot),
    emission: words.emission.at(slot),
    body: words.body.at(slot) ?? '',
    color: words.color.at(slot),
    transfers: figures.transfers.at(slot),
    status: words.status.at(slot) as CardRow['status'],
    publishedAt: new Date(figures.publishedSecond.at(slot) * 1000),
  };
}
