import type { Provider } from '@cheyantong/contract';
import type { Service } from '@cheyantong/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { brands } from '../vehicles/tables.ts';
import { isWithin, pathOf, serviceOnPath } from './category-tree.ts';
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

/** Everybody who offers something of this kind, with what helps to choose between them: one question, for home asks it of every service. */
export function providerList(db: DbHandle, trackRecords: TrackRecords) {
  const offers = offersWithin(db);
  return async (categoryId: string): Promise<Provider[]> => {
    const onSale = await offers.execute({ categoryId });
    const path = onSale[0]?.path ?? [];
    const service = serviceOnPath(path.slice(path.indexOf(categoryId)));
    const records = service ? await trackRecords(db, service) : new Map<bigint, TrackRecord>();
    const byProvider = Map.groupBy(onSale, ({ provider }) => provider.id);
    return [...byProvider.values()].flatMap((own) => present(own, records));
  };
}

const offersWithin = (db: DbHandle) =>
  db
    .select({
      provider: {
        id: providers.id,
        brandName: providers.brandName,
        logoUrl: providers.logoUrl,
        appQrCode: providers.appLink,
        bak: providers.note,
        demo: providers.demo,
      },
      spu: {
        id: spus.id,
        sort: spus.sort,
        categoryId: spus.categoryId,
        refundRule: spus.refundRule,
        coversAllBrands: spus.coversAllBrands,
      },
      sku: { priceCents: skus.priceCents, callbackUrl: skus.callbackUrl },
      path: pathOf(spus.categoryId),
      brandCount: sql<number>`(case when ${spus.coversAllBrands} then (select count(*) from ${brands})
        else (select count(*) from ${spuBrands} where ${spuBrands.spuId} = ${spus.id}) end)::int`,
    })
    .from(spus)
    .innerJoin(providers, eq(providers.id, spus.providerId))
    .innerJoin(skus, and(eq(skus.spuId, spus.id), eq(skus.onShelf, true)))
    .where(and(isWithin(spus.categoryId, sql.placeholder('categoryId')), eq(spus.onShelf, true)))
    .orderBy(asc(spus.sort), asc(spus.id), asc(skus.sort), asc(skus.id))
    .prepare('offers_within_category');

type Offer = Awaited<ReturnType<ReturnType<typeof offersWithin>['execute']>>[number];

function present(own: readonly Offer[], records: ReadonlyMap<bigint, TrackRecord>): Provider[] {
  // An offer that is ordered elsewhere names no product to order here.
  const here = own.find(({ sku }) => sku.callbackUrl === null);
  const shown = here ?? own[0];
  if (!shown) return [];
  const { provider, spu, brandCount } = shown;
  return [
    {
      ...provider,
      id: String(provider.id),
      sort: spu.sort,
      categoryId: spu.categoryId,
      spuId: here ? String(spu.id) : null,
      priceFrom: Math.min(...own.map(({ sku }) => sku.priceCents)),
      coverage: spu.coversAllBrands ? '覆盖全部品牌' : `覆盖 ${brandCount} 个品牌`,
      coveredBrandCount: brandCount,
      refundRule: spu.refundRule,
      trackRecord: records.get(provider.id) ?? NO_RECORD,
    },
  ];
}
