import { type EnergyType, monthOf } from '@cheyantong/domain';
import type { Car, ModelFacts } from '@cheyantong/valuation';
import type { CatalogueModel } from '../vehicles/index.ts';

/** What a visitor says about a car besides its model. */
interface Told {
  /** yyyy-MM or yyyy-MM-dd. */
  registered: string;
  mileageWan: number;
  cityCode: string;
  color?: string | undefined;
  transfers?: number | undefined;
}

const KM_A_WAN = 10_000;

/** A car of our catalogue in the words the valuation was fitted with. Whoever tells no transfers has had none. */
export const catalogueCar = (found: CatalogueModel, told: Told, valuedOn: string): Car => ({
  model: modelFacts(found),
  use: {
    registered: monthOf(told.registered),
    mileageKm: Math.round(told.mileageWan * KM_A_WAN),
    transfers: told.transfers ?? 0,
    color: told.color ?? null,
    cityCode: told.cityCode,
    valuedOn,
  },
});

const modelFacts = ({ brand, series, model }: CatalogueModel): ModelFacts => ({
  brand: brand.name,
  series: series.name,
  year: model.year,
  trim: model.trim,
  energy: model.energy as EnergyType,
  level: series.level,
  horsepower: model.horsepower,
  displacement: model.displacement,
  gearbox: model.gearbox,
  drive: model.drive,
  rangeKm: model.rangeKm,
  guidePriceYuan: model.guidePriceYuan,
});
