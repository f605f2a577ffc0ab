import type { EnergyType } from '@cheyantong/domain';
import type { DbHandle } from './db/handle.ts';
import { ownIdFrom } from './db/own-id.ts';
import { Members } from './features/account/members.ts';
import type { OrderedCar, ReportDesk } from './features/reports/desk.ts';
import type { ReportOrder } from './features/reports/report-orders.ts';
import type { Showroom } from './features/used-cars/showroom.ts';
import { valueOrder } from './features/valuation/value-order.ts';
import { Catalogue } from './features/vehicles/catalogue.ts';
import { decodeVin } from './features/vehicles/decode-vin.ts';

const MOST_SIMILAR = 4;
const UNKNOWN: OrderedCar = { energyType: null, guidePrice: null, rangeKm: null, body: null };

/** What the reports ask of accounts, catalogue, showroom and valuation. */
export function carsForReports(
  showroom: Showroom,
): Pick<ReportDesk, 'carOf' | 'valuationOf' | 'phoneOf' | 'carsLike'> {
  return {
    carOf,
    valuationOf: (handle, { serviceInfo }) => valueOrder(handle, serviceInfo, new Date()),
    async phoneOf(handle, memberId) {
      return (await new Members(handle).find(String(memberId)))?.mobile ?? '';
    },
    async carsLike({ serviceInfo: { seriesId } }, memberId) {
      if (!seriesId) return [];
      const { list } = await showroom.search({ seriesId, pageNum: 1, pageSize: MOST_SIMILAR }, memberId);
      return list;
    },
  };
}

/** From the model that was chosen; a car that was only named by its VIN tells at most what drives it. */
async function carOf(handle: DbHandle, { vin, serviceInfo }: ReportOrder): Promise<OrderedCar> {
  const modelId = serviceInfo.modelId === undefined ? null : ownIdFrom(serviceInfo.modelId);
  const found = modelId === null ? undefined : await new Catalogue(handle).model(modelId);
  if (!found) return vin ? { ...UNKNOWN, energyType: await energyFromVin(handle, vin) } : UNKNOWN;
  const { model, series } = found;
  return {
    energyType: model.energy as EnergyType,
    guidePrice: model.guidePriceYuan === null ? null : model.guidePriceYuan / 10_000,
    rangeKm: model.rangeKm,
    body: series.body,
  };
}

async function energyFromVin(handle: DbHandle, vin: string): Promise<EnergyType | null> {
  const { candidates, isNewEnergy } = await decodeVin(handle, vin, new Date().getFullYear());
  const [first, ...others] = new Set(candidates.map(({ energyType }) => energyType));
  if (first && others.length === 0) return first;
  return isNewEnergy ? '纯电动' : null;
}
