import { BODY_TYPES, PAGE_END, PRICE_LEVELS, UNJUDGED } from '@cheyantong/domain';
import { z } from 'zod';
import { dateText, dateTimeText, energyType, gearType, id, pageQuery, text, wan, words } from '../fields.ts';

/** How the asking price stands against what dealers ask for such cars, or why that is not said. */
const priceLabel = z.object({
  level: z.enum([...PRICE_LEVELS, ...UNJUDGED]),
  percent: z.int().describe('from the median, below it negative'),
  text: z.string().describe('低于估值 4%'),
  listings: z.int().describe('of the series'),
  usual: z
    .object({ low: wan, median: wan, high: wan })
    .nullable()
    .describe(
      'half of such cars are asked less for than the median, eight of ten between low and high; null where nothing is judged',
    ),
});

/** What sets this car apart from a usual one of its model and age, and what dealers ask more or less for it. */
const priceReason = z.object({
  factor: z.enum(['mileage', 'place', 'transfers', 'color', 'market']),
  text: z.string().describe('里程比同龄车少 0.9 万公里'),
  amount: wan,
});

export const usedCarItem = z.object({
  vehicleId: id,
  brandId: id,
  brandName: z.string(),
  seriesId: id,
  seriesName: z.string(),
  modelId: id,
  modelName: z.string(),
  modelYear: z.int(),
  recordDate: dateText,
  mileage: wan,
  registrationRegionCityCode: id,
  registrationRegionCityName: z.string(),
  price: wan,
  guidePrice: wan.nullable(),
  coverUrl: z.string().nullable(),
  tags: z.array(z.string()),
  energyType,
  gearType: gearType.nullable(),
  emissionStandard: z.string().nullable(),
  bodyType: z.enum(BODY_TYPES),
  dealerName: z.string(),
  favorite: z.boolean(),
  saleStatus: z.union([z.literal(0), z.literal(1), z.literal(2)]).describe('0 off, 1 on sale, 2 sold'),
  publishTime: dateTimeText,
  priceLabel,
});

const inspection = z.object({
  reportCode: z.string(),
  grade: z.int(),
  gradeLabel: z.string(),
  totalScore: z.number(),
  inspectTime: dateTimeText,
});

export const usedCarDetail = usedCarItem.extend({
  images: z.array(z.object({ url: z.string(), caption: z.string() })),
  videoUrl: z.string().nullable(),
  shareImageUrl: z.string().describe('1200 by 630, for previews elsewhere'),
  vinMasked: z.string(),
  color: z.string().nullable(),
  displacement: z.string().nullable(),
  transferCount: z.int(),
  useNature: z.string().nullable(),
  annualInspectionDate: dateText.nullable(),
  insuranceDate: dateText.nullable(),
  level: z.string().nullable(),
  seats: z.int().nullable(),
  description: z.string().nullable(),
  dealer: z.object({
    dealerId: id,
    name: z.string(),
    logoUrl: z.string().nullable(),
    address: z.string().nullable(),
    phoneMasked: z.string().nullable(),
    onSaleCount: z.int(),
  }),
  params: z.array(
    z.object({ group: z.string(), items: z.array(z.object({ name: z.string(), value: z.string() })) }),
  ),
  highlights: z.array(z.string()),
  inspection: inspection.nullable(),
  evalPrice: wan.nullable().describe('the median of its label'),
  priceReasons: z.array(priceReason).describe('the three that matter most; none where nothing is judged'),
});

const range = z.coerce.number('应为数字').min(0).max(100_000).optional();
const word = words(40).min(1).optional();

export const usedCarQuery = z.object({
  ...pageQuery,
  brandId: id.optional(),
  seriesId: id.optional(),
  cityCode: z
    .string()
    .regex(/^\d{6}$/, '城市代码不正确')
    .optional(),
  keywords: word,
  priceMin: range,
  priceMax: range,
  ageMin: range,
  ageMax: range,
  mileageMax: range,
  energyType: energyType.optional(),
  gearType: gearType.optional(),
  emissionStandard: word,
  level: word,
  bodyType: z.enum(BODY_TYPES).optional(),
  color: word,
  sortField: text(40).optional().describe('publishTime, price, mileage, recordDate; others are ignored'),
  sort: z.enum(['asc', 'desc']).optional(),
  after: z
    .string()
    .regex(PAGE_END, '翻页位置不正确')
    .optional()
    .describe('endsAt of an earlier page of the same list: the page goes on behind it'),
});

export type UsedCarItem = z.output<typeof usedCarItem>;
export type UsedCarDetail = z.output<typeof usedCarDetail>;
export type UsedCarQuery = z.output<typeof usedCarQuery>;
export type PriceLabel = z.output<typeof priceLabel>;
export type PriceReason = z.output<typeof priceReason>;
