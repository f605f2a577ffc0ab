import { ARTICLE_CATEGORY_CODES } from '@cheyantong/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { dateTimeText, id, text, wan, words } from '../fields.ts';

const MOST_OF_A_KIND = 20;

/** How many there are, and from what price to what; no price where none is named. */
const onSaleFor = { onSale: z.int(), priceFrom: wan.nullable(), priceTo: wan.nullable() };

const foundBrand = z.object({ brandId: id, brandName: z.string(), ...onSaleFor });

const foundSeries = foundBrand.extend({
  seriesId: id,
  seriesName: z.string(),
  imageUrl: z.string().describe('a drawing'),
});

const foundPartKind = z.object({
  typeId: id,
  parentTypeId: id,
  typeName: z.string(),
  car: z.object({ seriesId: id, brandId: id, name: z.string() }).nullable().describe('that the parts fit'),
  count: z.int(),
  priceFrom: z.int().nullable().describe('分'),
  priceTo: z.int().nullable().describe('分'),
});

const articleTitle = z.object({
  id: text(80),
  categoryCode: z.enum(ARTICLE_CATEGORY_CODES),
  categoryName: z.string(),
  title: z.string(),
  publishTime: dateTimeText,
});

const foundEvaluation = z.object({
  id: text(80),
  title: z.string(),
  totalScore: z.number(),
  starLevel: z.int(),
});

const foundPlace = z.object({ title: z.string(), remark: z.string(), path: z.string() });

const found = z.object({
  brands: z.array(foundBrand),
  series: z.array(foundSeries),
  partKinds: z.array(foundPartKind),
  evaluations: z.array(foundEvaluation),
  articles: z.array(articleTitle),
  places: z.array(foundPlace).describe('services and pages of the portal'),
});

export type FoundBrand = z.output<typeof foundBrand>;
export type FoundSeries = z.output<typeof foundSeries>;
export type FoundPartKind = z.output<typeof foundPartKind>;
export type ArticleTitle = z.output<typeof articleTitle>;
export type FoundEvaluation = z.output<typeof foundEvaluation>;
export type FoundPlace = z.output<typeof foundPlace>;
export type FoundOnSite = z.output<typeof found>;

export const searchSite = defineCall({
  method: 'GET',
  path: 'system-boot/api/v1/search',
  access: 'open',
  failure: 'caller',
  summary: '站内搜索：车型、再用件、文章、服务；汉字或拼音（首字母）均可',
  query: z.object({
    keywords: words(40, { tooLong: '最多 40 个字' }).min(1, '请输入要找的内容'),
    size: z.coerce
      .number<number>('条数应为数字')
      .int('条数应为整数')
      .min(1)
      .max(MOST_OF_A_KIND)
      .default(4)
      .describe('of each kind'),
  }),
  data: found,
});
