import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { energyType, flag, gearType, id, text, wan } from '../fields.ts';

const brand = z.object({
  brandId: id,
  brandName: z.string(),
  initial: z.string(),
  logoUrl: z.string().nullable(),
  hot: flag,
});

const series = z.object({
  seriesId: id,
  seriesName: z.string(),
  brandId: id,
  brandName: z.string(),
  seriesGroupName: z.string().describe('maker'),
  level: z.string().nullable(),
});

const model = z.object({
  modelId: id,
  modelName: z.string(),
  modelYear: z.int(),
  seriesId: id,
  seriesName: z.string(),
  brandId: id,
  brandName: z.string(),
  guidePrice: wan.nullable(),
  displacement: z.string().nullable(),
  gearType: gearType.nullable(),
  energyType,
  emissionStandard: z.string().nullable(),
  minRegYear: z.int(),
  maxRegYear: z.int(),
});

const vinModel = z.object({
  vin: z.string(),
  matched: z.boolean(),
  candidates: z.array(model),
  isNewEnergy: flag,
  needEngineNo: flag,
  maker: z.string().nullable().describe('by world manufacturer code'),
  modelYear: z.int().nullable().describe('by the tenth character'),
});

export type Brand = z.output<typeof brand>;
export type Series = z.output<typeof series>;
export type Model = z.output<typeof model>;
export type VinModel = z.output<typeof vinModel>;

const open = { method: 'GET', access: 'open', failure: 'toast' } as const;

export const listBrands = defineCall({
  ...open,
  path: 'vehicle-boot/api/v1/vehicle/brands',
  summary: '品牌，按首字母',
  data: z.array(brand),
});

export const getBrand = defineCall({
  ...open,
  path: 'vehicle-boot/api/v1/vehicle/brands/:id',
  summary: '一个品牌',
  params: z.object({ id }),
  data: brand,
});

export const listSeries = defineCall({
  ...open,
  path: 'vehicle-boot/api/v1/vehicle/series/:brandId',
  summary: '品牌下的车系，可按厂商分组',
  params: z.object({ brandId: id }),
  data: z.array(series),
});

export const listModels = defineCall({
  ...open,
  path: 'vehicle-boot/api/v1/vehicle/models/:seriesId',
  summary: '车系下的车型，新款在前',
  params: z.object({ seriesId: id }),
  data: z.array(model),
});

export const decodeVin = defineCall({
  ...open,
  path: 'vehicle-boot/api/v1/vehicle/model/:vin',
  summary: '由 VIN 识别厂商、年款与候选车型',
  params: z.object({ vin: text(40) }),
  data: vinModel,
});
