import type { Provider } from '@cheyantong/contract';
import type { Service } from '@cheyantong/domain';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { brands } from '../vehicles/tables.ts';
import { CategoryTree } from './category-tree.ts';
import { providers, skus, spuBrands, spus } from './tables.ts';

type TrackRecord = Provider['trackRecord'];

/** What the providers of a service have done so far; the orders know. */
export type TrackRecords = (db: DbHandle, service: Service) => Promise<ReadonlyMap<bigint, TrackRecord>>;

export const NO_RECORD: TrackRecord = {
  orderCount: 0,
  medianMinutes: null,
  slowMinutes: null,
  hitRate: null,
  hitRange: null,
  refundRate: null,
};

/** Everybody who offers something of this kind, with what helps to choose between them. */
export async function listProvidersOf(
  db: DbHandle,
  categoryId: string,
  trackRecords: TrackRecords,
): Promise<Provider[]> {
  const tree = await CategoryTree.read(db);
  const kinds = tree.within(categoryId);
  const onSale = await offersIn(db, kinds);
  const covered = await brandCounts(db, [...new Set(onSale.map(({ spu }) => spu.id))]);
  const allBrands = await db.$count(brands);
  const service = tree.serviceOf(categoryId);
  const records = service ? await trackRecords(db, service) : new Map<bigint, TrackRecord>();

  const byProvider = Map.groupBy(onSale, ({ provider }) => provider.id);
  return [...byProvider.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { provider } = first;
    // An offer that is ordered elsewhere names no product to order here.
    const here = own.find(({ sku }) => sku.callbackUrl === null);
    const { spu } = here ?? first;
    const brandCount = spu.coversAllBrands ? allBrands : (covered.get(spu.id) ?? 0);
    return [
      {
        id: String(provider.id),
        brandName: provider.brandName,
        logoUrl: provider.logoUrl,
        appQrCode: provider.appLink,
        bak: provider.note,
        sort: spu.sort,
        categoryId: spu.categoryId,
        spuId: here ? String(spu.id) : null,
        demo: provider.demo,
        priceFrom: Math.min(...own.map(({ sku }) => sku.priceCents)),
        coverage: spu.coversAllBrands ? '覆盖全部品牌' : `覆盖 ${brandCount} 个品牌`,
        coveredBrandCount: brandCount,
        refundRule: spu.refundRule,
        trackRecord: records.get(provider.id) ?? NO_RECORD,
      },
    ];
  });
}

const offersIn = (db: DbHandle, kinds: string[]) =>
  db
    .select({ provider: providers, spu: spus, sku: skus })
    .from(spus)
    .innerJoin(providers, eq(providers.id, spus.providerId))
    .innerJoin(skus, and(eq(skus.spuId, spus.id), eq(skus.onShelf, true)))
    .where(and(inArray(spus.categoryId, kinds), eq(spus.onShelf, true)))
    .orderBy(asc(spus.sort), asc(spus.id), asc(skus.sort), asc(skus.id));

async function brandCounts(db: DbHandle, spuIds: bigint[]): Promise<Map<bigint, number>> {
  if (spuIds.length === 0) return new Map();
  const counted = await db
    .select({ spuId: spuBrands.spuId, brands: count() })
    .from(spuBrands)
    .where(inArray(spuBrands.spuId, spuIds))
    .groupBy(spuBrands.spuId);
  return new Map(counted.map(({ spuId, brands: many }) => [spuId, many]));
}
