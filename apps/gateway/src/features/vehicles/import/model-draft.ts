import type { BodyType, EnergyType, GearType } from '@cheyantong/domain';

/** A model as a file describes it: brand and series by name, in our words; null is what the file does not say. */
export interface ModelDraft {
  brand: string;
  series: string;
  maker: string | null;
  level: string | null;
  body: BodyType | null;
  year: number;
  trim: string;
  energy: EnergyType;
  engine: string | null;
  horsepower: number | null;
  displacement: string | null;
  gearbox: GearType | null;
  drive: string | null;
  seats: number | null;
  emission: string | null;
  rangeKm: number | null;
  guidePriceYuan: number | null;
}

/** Where a draft stands in the catalogue. */
export interface ModelPlace {
  brandId: bigint;
  seriesId: bigint;
  modelId: bigint;
  /** The body of the series: a listing is drawn by it. */
  body: string;
  level: string | null;
}
