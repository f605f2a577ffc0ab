import type { SkuInfo, SpuDetail } from '@cheyantong/contract';
import { SERVICES } from '@cheyantong/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { ownIdFrom } from '../../db/own-id.ts';
import { Failure } from '../../http/failure.ts';
import { CategoryTree } from './category-tree.ts';
import { timesSold } from './stock.ts';
import { providers, skus, spus } from './tables.ts';

/** What callers read as a number where nothing runs out. */
const ENDLESS_STOCK = 9_999;

/** One thing that can be ordered; what is off the shelf is not there. */
export async function findSku(db: DbHandle, wireId: string): Promise<SkuInfo> {
  const id = idOf(wireId);
  const [found] = await db
    .select({ sku: skus, spu: spus, provider: providers })
    .from(skus)
    .innerJoin(spus, and(eq(spus.id, skus.spuId), eq(spus.onShelf, true)))
    .innerJoin(providers, eq(providers.id, spus.providerId))
    .where(and(eq(skus.id, id), eq(skus.onShelf, true)));
  if (!found) throw new Failure('A0401');
  const { sku, spu, provider } = found;
  const service = (await CategoryTree.read(db)).serviceOf(spu.categoryId);
  if (!service) throw new Failure('A0401');
  return {
    id: String(sku.id),
    skuSn: sku.skuSn,
    skuName: sku.name,
    spuId: String(spu.id),
    spuName: spu.name,
    picUrl: provider.logoUrl,
    price: sku.priceCents,
    stock: sku.stock ?? ENDLESS_STOCK,
    brandId: String(provider.id),
    brandName: provider.brandName,
    categoryId: spu.categoryId,
    orderType: SERVICES[service].orderType,
    skuCallbackUrl: sku.callbackUrl,
  };
}

/** One offer with everything that can be chosen of it, the first choice first. */
export async function findSpu(db: DbHandle, wireId: string): Promise<SpuDetail> {
  const rows = await db
    .select({ spu: spus, provider: providers, sku: skus, sold: timesSold })
    .from(spus)
    .innerJoin(providers, eq(providers.id, spus.providerId))
    .innerJoin(skus, and(eq(skus.spuId, spus.id), eq(skus.onShelf, true)))
    .where(and(eq(spus.id, idOf(wireId)), eq(spus.onShelf, true)))
    .orderBy(asc(skus.sort), asc(skus.id));
  const [first] = rows;
  if (!first) throw new Failure('A0401');
  const { spu, provider } = first;
  const choices = rows.map(({ sku }) => sku);
  return {
    goodsInfo: {
      id: String(spu.id),
      name: spu.name,
      originPrice: Math.min(...choices.map(({ originPriceCents }) => originPriceCents)),
      price: Math.min(...choices.map(({ priceCents }) => priceCents)),
      sales: rows.reduce((sum, { sold }) => sum + sold, 0),
      album: [provider.logoUrl],
      detail: spu.detailHtml,
      categoryId: spu.categoryId,
      brandId: String(provider.id),
      brandName: provider.brandName,
    },
    attributeList: spu.attributes.map(({ name, value }, at) => ({ id: String(at + 1), name, value })),
    specList: [{ name: '规格', values: choices.map(({ id, name }) => ({ id: String(id), value: name })) }],
    skuList: choices.map((sku) => ({
      id: String(sku.id),
      skuSn: sku.skuSn,
      name: sku.name,
      specIds: String(sku.id),
      price: sku.priceCents,
      stock: sku.stock ?? ENDLESS_STOCK,
      picUrl: provider.logoUrl,
      description: sku.description,
    })),
  };
}

function idOf(wireId: string): bigint {
  const id = ownIdFrom(wireId);
  if (id === null) throw new Failure('A0401');
  return id;
}
