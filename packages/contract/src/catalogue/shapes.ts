import { z } from 'zod';
import { id, pageQuery, text, words } from '../fields.ts';
import { cents, orderType } from '../order-fields.ts';

const categoryFacts = z.object({
  id,
  name: z.string(),
  parentId: id,
  level: z.int(),
  iconUrl: z.string().nullable(),
  sort: z.int(),
  visible: z.literal([0, 1]),
});
/** Two levels: the services, and their kinds. */
export const category = categoryFacts.extend({
  children: z.array(categoryFacts.extend({ children: z.array(categoryFacts) })),
});

/** What is known of a provider from its own orders here; null where there are too few to say. */
const trackRecord = z.object({
  orderCount: z.int().describe('finished orders the figures rest on'),
  medianMinutes: z.int().nullable().describe('from paying to the report'),
  slowMinutes: z.int().nullable().describe('nine of ten reports took no longer'),
  hitRate: z.number().nullable().describe('share of orders that found something, 0–1'),
  hitRange: z
    .tuple([z.number(), z.number()])
    .nullable()
    .describe('where the share lies with 95 % certainty (Wilson), 0–1'),
  refundRate: z.number().nullable().describe('share of orders whose money went back, 0–1'),
});

export const provider = z.object({
  id,
  brandName: z.string(),
  logoUrl: z.string(),
  appQrCode: z.string().describe('text of the QR code that opens the provider’s mini-program'),
  bak: z.string().nullable(),
  sort: z.int(),
  categoryId: id,
  spuId: id.nullable().describe('null: to be ordered in the mini-program only'),
  demo: z.boolean(),
  priceFrom: cents.nullable(),
  coverage: z.string().describe('makes covered, in words: 覆盖 86 个品牌'),
  coveredBrandCount: z.int(),
  refundRule: z.string(),
  trackRecord,
});

export const spuQuery = z.object({
  ...pageQuery,
  keywords: words(40).optional(),
  categoryId: id.optional(),
  brandId: id.optional(),
  sortField: text(40).optional().describe('price, sales; others are ignored'),
  sort: z.enum(['asc', 'desc']).optional(),
});

export const spuItem = z.object({
  id,
  name: z.string(),
  picUrl: z.string().nullable(),
  price: cents,
  originPrice: cents,
  sales: z.int(),
  categoryId: id,
  brandId: id,
  brandName: z.string(),
  description: z.string().nullable(),
});

const skuItem = z.object({
  id,
  skuSn: z.string(),
  name: z.string(),
  specIds: z.string(),
  price: cents,
  stock: z.int(),
  picUrl: z.string().nullable(),
  description: z.string().nullable(),
});

export const spuDetail = z.object({
  goodsInfo: z.object({
    id,
    name: z.string(),
    originPrice: cents,
    price: cents,
    sales: z.int(),
    album: z.array(z.string()),
    detail: z.string().describe('HTML, sanitised'),
    categoryId: id,
    brandId: id,
    brandName: z.string(),
  }),
  attributeList: z.array(z.object({ id, name: z.string(), value: z.string() })),
  specList: z.array(z.object({ name: z.string(), values: z.array(z.object({ id, value: z.string() })) })),
  skuList: z.array(skuItem),
});

export const skuInfo = z.object({
  id,
  skuSn: z.string(),
  skuName: z.string(),
  spuId: id,
  spuName: z.string(),
  picUrl: z.string().nullable(),
  price: cents,
  stock: z.int(),
  brandId: id,
  brandName: z.string(),
  categoryId: id,
  orderType,
  skuCallbackUrl: z.string().nullable().describe('where to order instead; null: ordered here'),
});

export type Category = z.output<typeof category>;
export type Provider = z.output<typeof provider>;
export type SpuItem = z.output<typeof spuItem>;
export type SpuDetail = z.output<typeof spuDetail>;
export type SkuInfo = z.output<typeof skuInfo>;
