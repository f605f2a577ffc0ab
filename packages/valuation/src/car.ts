import type { EnergyType } from '@cheyantong/domain';

/** A model as the catalogue or a listing names it. Names and figures only: ids differ between installations. */
export interface ModelFacts {
  /** '' where it is not known; the series then tells it. */
  brand: string;
  series: string;
  year: number;
  trim: string;
  energy: EnergyType;
  level: string | null;
  horsepower: number | null;
  /** 2.0L; null for cars without a cylinder. */
  displacement: string | null;
  gearbox: string | null;
  drive: string | null;
  rangeKm: number | null;
  guidePriceYuan: number | null;
}

/** What happened to one car of that model. */
export interface CarUse {
  /** yyyy-MM. */
  registered: string;
  mileageKm: number;
  transfers: number;
  color: string | null;
  /** Six-digit division code; null where unknown. */
  cityCode: string | null;
  /** yyyy-MM-dd: the day the price is meant for. */
  valuedOn: string;
}

export interface Car {
  model: ModelFacts;
  use: CarUse;
}
