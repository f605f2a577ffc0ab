import { readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { PriceModel } from '../estimate.ts';
import type { RetentionEditions } from '../retention.ts';
import type { MileageNorms } from '../typical-mileage.ts';
import {
  type PackedEffects,
  type PackedForest,
  packEffects,
  packForest,
  unpackEffects,
  unpackForest,
} from './packing.ts';

/** How valuations of listings compare with the prices asked; shares, 0.05 is 5 %. */
export interface Measures {
  n: number;
  medianError: number;
  within10: number;
  within20: number;
  coverage80: number;
}

/** What a reader should know about the figures before trusting them. */
interface AboutModel {
  /** The last month of the listings: also the name of the file. */
  version: string;
  listedFrom: string;
  listedTo: string;
  listings: number;
  models: number;
  series: number;
  /** On listings that were held out of the fit. */
  measured: {
    folds: number;
    all: Measures;
    byEnergy: Record<string, Measures>;
    byAge: Record<string, Measures>;
    bySeen: Record<string, Measures>;
  };
}

/** The one versioned file of fitted figures. */
export interface ValuationModel extends PriceModel {
  about: AboutModel;
  mileageNorms: MileageNorms;
  /** The cities with most listings, to compare a price with. */
  cities: readonly string[];
  retention: RetentionEditions;
}

interface ModelFile extends Omit<ValuationModel, 'linear' | 'trees' | 'spread'> {
  linear: Omit<ValuationModel['linear'], 'price' | 'guide' | 'listings' | 'brandOfSeries'> & {
    brands: Record<string, string[]>;
    price: PackedEffects;
    guide: PackedEffects;
    listings: PackedEffects;
  };
  trees: PackedForest;
  spread: Omit<ValuationModel['spread'], 'forest'> & { forest: PackedForest };
}

/** A thousandth of a percent of the price. */
const LEAF_UNIT = 0.000_01;

export function writeModel({ about, linear, trees, spread, ...rest }: ValuationModel): Buffer {
  const byBrand = Map.groupBy(linear.brandOfSeries, ([, brand]) => brand);
  const file: ModelFile = {
    about,
    ...rest,
    linear: {
      ordinary: linear.ordinary,
      months: linear.months,
      brands: Object.fromEntries(
        [...byBrand].map(([brand, series]) => [brand, series.map(([name]) => name)]),
      ),
      price: packEffects(linear.price),
      guide: packEffects(linear.guide),
      listings: packEffects(linear.listings, 1),
    },
    trees: packForest(trees, LEAF_UNIT),
    spread: { ...spread, forest: packForest(spread.forest, LEAF_UNIT) },
  };
  return gzipSync(JSON.stringify(file), { level: 9 });
}

export function readModel(path: string | URL): ValuationModel {
  const { linear, trees, spread, ...rest } = JSON.parse(
    gunzipSync(readFileSync(path)).toString(),
  ) as ModelFile;
  return {
    ...rest,
    linear: {
      ordinary: linear.ordinary,
      months: linear.months,
      brandOfSeries: new Map(
        Object.entries(linear.brands).flatMap(([brand, series]) =>
          series.map((name) => [name, brand] as const),
        ),
      ),
      price: unpackEffects(linear.price),
      guide: unpackEffects(linear.guide),
      listings: unpackEffects(linear.listings),
    },
    trees: unpackForest(trees),
    spread: { ...spread, forest: unpackForest(spread.forest) },
  };
}

/** The figures in use; a newer file replaces them by its name here. */
const CURRENT = '2025-04';

export const modelFile = (version: string): URL => new URL(`./${version}.json.gz`, import.meta.url);

let current: ValuationModel | undefined;

/** Read when it is first asked for: a server that values nothing pays nothing. */
export function currentModel(): ValuationModel {
  current ??= readModel(modelFile(CURRENT));
  return current;
}
