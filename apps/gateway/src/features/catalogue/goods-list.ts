import type { CallRequest, listSpus, SpuItem } from '@cheyantong/contract';
import { and, asc, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { containing } from '../../db/like.ts';
import { ownIdFrom } from '../../db/own-id.ts';
import { CategoryTree } from './category-tree.ts';
import { timesSold } from './stock.ts';
import { providers, skus, spus } from './tables.ts';

type Query = CallRequest<typeof listSpus>['body'];

/** Everything on sale, by kind, provider and words. */
export async function listGoods(db: DbHandle, query: Query): Promise<{ list: SpuItem[]; total: number }> {
  const wanted = await conditions(db, query);
  const [counted] = await db
    .select({ total: sql<number>`count(distinct ${spus.id})::int` })
    .from(spus)
    .innerJoin(providers, eq(providers.id, spus.providerId))
    .innerJoin(skus, and(eq(skus.spuId, spus.id), eq(skus.onShelf, true)))
    .where(wanted);
  const price = sql<number>`min(${skus.priceCents})::int`;
  const sales = sql<number>`sum(${timesSold})::int`;
  const rows = await db
    .select({
      spu: spus,
      provider: providers,
      price,
      originPrice: sql<number>`min(${skus.originPriceCents})::int`,
      sales,
    })
    .from(spus)
    .innerJoin(providers, eq(providers.id, spus.providerId))
    .innerJoin(skus, and(eq(skus.spuId, spus.id), eq(skus.onShelf, true)))
    .where(wanted)
    .groupBy(spus.id, providers.id)
    .orderBy(...order(query, { price, sales }), asc(spus.sort), asc(spus.id))
    .limit(query.pageSize)
    .offset((query.pageNum - 1) * query.pageSize);
  const list = rows.map(({ spu, provider, ...figures }) => ({
    id: String(spu.id),
    name: spu.name,
    picUrl: provider.logoUrl,
    ...figures,
    categoryId: spu.categoryId,
    brandId: String(provider.id),
    brandName: provider.brandName,
    description: spu.description,
  }));
  return { list, total: counted?.total ?? 0 };
}

async function conditions(db: DbHandle, { categoryId, brandId, keywords }: Query): Promise<SQL | undefined> {
  const kinds = categoryId ? (await CategoryTree.read(db)).within(categoryId) : undefined;
  return and(
    eq(spus.onShelf, true),
    kinds && inArray(spus.categoryId, kinds),
    // An id that cannot be one of ours finds nothing.
    brandId ? eq(spus.providerId, ownIdFrom(brandId) ?? 0n) : undefined,
    keywords
      ? or(...[spus.name, spus.description, providers.brandName].map((at) => ilike(at, containing(keywords))))
      : undefined,
  );
}

function order({ sortField, sort }: Query, by: { price: SQL; sales: SQL }): SQL[] {
  if (sortField !== 'price' && sortField !== 'sales') return [];
  return [sort === 'desc' ? desc(by[sortField]) : asc(by[sortField])];
}
