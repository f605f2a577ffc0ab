import { PART_CONDITIONS, PART_GRADES, type PartCondition, type PartGrade } from '@cheyantong/domain';
import { z } from 'zod';
import { dateText, dateTimeText, flag, id, option, pageQuery, wan, words } from '../fields.ts';

const cents = z.int().describe('分');
const partGrade = z.enum(Object.keys(PART_GRADES) as [PartGrade, ...PartGrade[]]);
const partCondition = z.enum(Object.keys(PART_CONDITIONS) as [PartCondition, ...PartCondition[]]);
const word = words(40).min(1);

/** A kind of part, with how many are for sale. */
export const partTypeOption = option.extend({ count: z.int() });

/** The car that parts have to fit, as exactly as it is known. */
export const fittedCar = {
  brandId: id.optional(),
  seriesId: id.optional(),
  modelYear: z.coerce
    .number<number>('年款应为数字')
    .int('年款应为整数')
    .min(1990)
    .max(2100)
    .optional()
    .describe('counts with seriesId only'),
};

export const partQuery = z.object({
  ...pageQuery,
  ...fittedCar,
  parentTypeId: id.optional(),
  typeId: id.optional(),
  condition: partCondition.optional(),
  grade: partGrade.optional(),
  cityCode: z
    .string()
    .regex(/^\d{6}$/, '城市编码应为 6 位数字')
    .optional()
    .describe('of a city, or of a whole province'),
  keywords: word.optional().describe('words of name, car and OE number, separated by spaces; all must occur'),
  sortField: z.enum(['publishTime', 'price']).optional(),
  sort: z.enum(['asc', 'desc']).optional(),
});

/** Cars of one series it can be fitted to, by model year. */
const partFit = z.object({
  brandId: id,
  seriesId: id,
  seriesName: z.string().describe('with its brand'),
  yearFrom: z.int(),
  yearTo: z.int(),
  sameOe: z.boolean().describe('registered for another part with the same OE number'),
});

export const partItem = z.object({
  partId: id,
  partName: z.string(),
  coverUrl: z.string().nullable(),
  parentTypeId: id,
  parentTypeName: z.string(),
  typeId: id,
  typeName: z.string(),
  modelName: z.string().describe('the car it fits first of all'),
  price: cents.nullable().describe('null: 面议'),
  newPrice: cents.nullable().describe('what a new part of the kind costs'),
  condition: partCondition,
  conditionLabel: z.string().describe('what the law wants to read on it'),
  partGrade: partGrade.nullable().describe('null: remanufactured'),
  partGradeLabel: z.string().nullable(),
  stock: z.int().describe('pieces that nobody has reserved'),
  warrantyMonths: z.int(),
  cityName: z.string(),
  supplierName: z.string(),
  traceCode: z.string().nullable(),
  publishTime: dateTimeText,
  fits: z.array(partFit),
});

export const partDetail = partItem.extend({
  images: z.array(z.string()),
  shareImageUrl: z.string().nullable().describe('1200 by 630, for previews elsewhere'),
  oeNo: z.string().nullable(),
  onSale: z.boolean().describe('false: sold or taken off'),
  adaptModels: z.array(z.string()),
  sourceVehicle: z
    .object({
      brandName: z.string(),
      modelName: z.string(),
      vinMasked: z.string(),
      mileage: wan.nullable(),
      scrapDate: dateText.nullable(),
    })
    .nullable(),
  dismantler: z
    .object({ name: z.string(), licenseNo: z.string().nullable(), address: z.string().nullable() })
    .nullable(),
  testItems: z.array(
    z.object({ name: z.string(), standard: z.string().nullable(), result: z.string(), pass: flag }),
  ),
  remanufactureLicence: z.string().nullable().describe('the supplier’s own, when it remanufactured the part'),
  supplierPhoneMasked: z.string().nullable(),
  contentHtml: z.string(),
});

export type PartTypeOption = z.output<typeof partTypeOption>;
export type FittedCar = z.input<z.ZodObject<typeof fittedCar>>;
export type PartQuery = z.input<typeof partQuery>;
export type PartItem = z.output<typeof partItem>;
export type PartFit = z.output<typeof partFit>;
export type PartDetail = z.output<typeof partDetail>;
