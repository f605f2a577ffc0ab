import { SERVICES, type Service } from '@cheyantong/domain';
import { and, asc, eq, inArray, type SQL, sql, type WithSubquery } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { readyStatement } from '../../db/ready-statement.ts';
import { brands } from '../vehicles/tables.ts';
import { CategoryTree, pathOf, serviceOnPath } from './category-tree.ts';
import { providers, skus, spuBrands, spus } from './tables.ts';

const EVERY_MAKE = 'all' as const;

/** What is for sale, as orders need it. */
export const offers = {
  async find(handle: DbHandle, skuId: bigint) {
    const [found] = await offerOf(handle, { skuId });
    return found && described(handle, found);
  },

  /** Finds the offer that a change names by its `sku_id`, in one statement with that change. */
  namedBy<Values extends object>(change: (handle: DbHandle, values: Values) => WithSubquery) {
    const changeAndFind = readyStatement((handle, values: Values) => {
      const named = change(handle, values);
      return selectOffer(handle.with(named), sql`(select sku_id from ${named})`);
    });
    return async (handle: DbHandle, values: Values) => {
      const [found] = await changeAndFind(handle, values);
      return found && described(handle, found);
    };
  },

  async ofService(handle: DbHandle, service: Service) {
    const tree = await CategoryTree.read(handle);
    const kinds = tree.within(SERVICES[service].categoryId);
    const found = await handle
      .selectDistinct({
        spuId: spus.id,
        providerId: spus.providerId,
        coversAllBrands: spus.coversAllBrands,
        sort: spus.sort,
      })
      .from(spus)
      .innerJoin(skus, and(eq(skus.spuId, spus.id), eq(skus.onShelf, true)))
      .where(and(inArray(spus.categoryId, kinds), eq(spus.onShelf, true)))
      .orderBy(asc(spus.sort), asc(spus.id));
    const names = await brandNames(
      handle,
      found.map(({ spuId }) => spuId),
    );
    return [...Map.groupBy(found, ({ providerId }) => providerId)].map(([providerId, own]) => ({
      providerId,
      covers: own.some(({ coversAllBrands }) => coversAllBrands)
        ? EVERY_MAKE
        : own.flatMap(({ spuId }) => names.get(spuId) ?? []),
    }));
  },
};

const selectOffer = (asking: Pick<DbHandle, 'select'>, skuId: bigint | SQL) =>
  asking
    .select({
      asOf: sql<Date>`now()`.mapWith((text) => new Date(text)),
      skuId: skus.id,
      skuSn: skus.skuSn,
      skuName: skus.name,
      priceCents: skus.priceCents,
      runsOut: sql<boolean>`${skus.stock} is not null`,
      onShelf: sql<boolean>`${skus.onShelf} and ${spus.onShelf}`,
      orderedElsewhere: sql<boolean>`${skus.callbackUrl} is not null`,
      spuId: spus.id,
      spuName: spus.name,
      refundRule: spus.refundRule,
      coversAllBrands: spus.coversAllBrands,
      path: pathOf(spus.categoryId),
      providerId: providers.id,
      providerName: providers.brandName,
      logoUrl: providers.logoUrl,
    })
    .from(skus)
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .innerJoin(providers, eq(providers.id, spus.providerId))
    .where(eq(skus.id, skuId));

const offerOf = readyStatement((handle, { skuId }: { skuId: bigint }) => selectOffer(handle, skuId));

async function described(handle: DbHandle, found: Awaited<ReturnType<typeof offerOf>>[number]) {
  const { spuId, coversAllBrands, path, ...offer } = found;
  return {
    ...offer,
    service: serviceOnPath(path),
    covers: coversAllBrands ? EVERY_MAKE : ((await brandNames(handle, [spuId])).get(spuId) ?? []),
  };
}

/** Which makes each offer covers by name. */
async function brandNames(handle: DbHandle, spuIds: bigint[]): Promise<Map<bigint, string[]>> {
  const found = await handle
    .select({ spuId: spuBrands.spuId, name: brands.name })
    .from(spuBrands)
    .innerJoin(brands, eq(brands.id, spuBrands.brandId))
    .where(inArray(spuBrands.spuId, spuIds));
  const bySpu = Map.groupBy(found, ({ spuId }) => spuId);
  return new Map([...bySpu].map(([spuId, rows]) => [spuId, rows.map(({ name }) => name)]));
}
