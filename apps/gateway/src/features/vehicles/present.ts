import type { Brand, Model, Series } from '@cheyantong/contract';
import type { EnergyType, GearType } from '@cheyantong/domain';
import type { BrandRow, CatalogueModel, SeriesRow } from './catalogue.ts';

/** A model is on the road from the year before its name to three years after. */
const FIRST_REGISTRATION_YEARS = 1;
const LAST_REGISTRATION_YEARS = 3;

/** Brand badges belong to their makers: the portal shows a letter tile instead. */
export const presentBrand = (brand: BrandRow): Brand => ({
  brandId: String(brand.id),
  brandName: brand.name,
  initial: brand.initial,
  logoUrl: null,
  hot: brand.hot ? 1 : 0,
});

export const presentSeries = (brand: BrandRow, series: SeriesRow): Series => ({
  seriesId: String(series.id),
  seriesName: series.name,
  brandId: String(brand.id),
  brandName: brand.name,
  seriesGroupName: series.maker,
  level: series.level,
});

export function presentModel({ brand, series, model }: CatalogueModel, thisYear: number): Model {
  const maxRegYear = Math.min(model.year + LAST_REGISTRATION_YEARS, thisYear);
  return {
    modelId: String(model.id),
    modelName: `${model.year}款 ${model.trim}`,
    modelYear: model.year,
    seriesId: String(series.id),
    seriesName: series.name,
    brandId: String(brand.id),
    brandName: brand.name,
    guidePrice: model.guidePriceYuan === null ? null : model.guidePriceYuan / 10_000,
    displacement: model.displacement,
    gearType: model.gearbox as GearType | null,
    energyType: model.energy as EnergyType,
    emissionStandard: model.emission,
    minRegYear: Math.min(model.year - FIRST_REGISTRATION_YEARS, maxRegYear),
    maxRegYear,
  };
}
