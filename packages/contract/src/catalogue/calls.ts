import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { id, pageOf } from '../fields.ts';
import { category, provider, skuInfo, spuDetail, spuItem, spuQuery } from './shapes.ts';

export type { Category, Provider, SkuInfo, SpuDetail, SpuItem } from './shapes.ts';

const open = { method: 'GET', access: 'open', failure: 'caller' } as const;

export const listCategories = defineCall({
  ...open,
  path: 'pms-boot/app-api/v1/categories',
  summary: '服务分类',
  query: z.object({ parentId: id.default('0') }),
  data: z.array(category),
});

export const listProviders = defineCall({
  ...open,
  path: 'pms-boot/app-api/v1/categories/brandList',
  summary: '一类服务的全部服务商，含价格、时效、覆盖与退款规则',
  query: z.object({ categoryId: id }),
  data: z.array(provider),
});

export const getSku = defineCall({
  ...open,
  path: 'pms-boot/app-api/v1/skus/:id',
  summary: '一个可下单的规格',
  params: z.object({ id }),
  data: skuInfo,
});

export const getSpu = defineCall({
  ...open,
  path: 'pms-boot/app-api/v1/spu/:id',
  summary: '一项服务及其规格',
  params: z.object({ id }),
  data: spuDetail,
});

export const listSpus = defineCall({
  ...open,
  method: 'POST',
  path: 'pms-boot/app-api/v1/spu/pages',
  summary: '服务列表，可按分类、服务商与关键词',
  body: spuQuery,
  data: pageOf(spuItem),
});
