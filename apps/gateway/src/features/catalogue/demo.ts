import { type EnergyType, isNewEnergy, SERVICES, type Service } from '@cheyantong/domain';
import { eq, inArray } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { brands, models, series } from '../vehicles/tables.ts';
import { demoCategories, kindOf } from './demo/categories.ts';
import { GOODS } from './demo/goods.ts';
import { INSTITUTIONS } from './demo/institutions.ts';
import { type Coverage, OFFERS } from './demo/offers.ts';
import { demoOutlets } from './demo/outlets.ts';
import { logoUrl } from './logo.ts';
import { categories, outlets, providers, skus, spuBrands, spus } from './tables.ts';

/** The crossed-out price is a quarter higher. */
const ORIGIN_PRICE = 1.25;
const WHOLE_YUAN = 100;

type ProviderIds = ReadonlyMap<string, bigint>;

/** Institutions, what they offer, and where they inspect cars; all of it invented, and shown as such. */
export async function loadDemoServices(db: DbHandle): Promise<void> {
  await db.insert(categories).values(demoCategories());
  const providerIds = await loadProviders(db);
  for (const [sort, offer] of OFFERS.entries()) await loadOffer(db, providerIds, offer, sort);
  const inspectors = OFFERS.filter(({ service }) => service === 'inspection').map(({ institution }) => ({
    id: idIn(providerIds, institution),
    name: INSTITUTIONS.find(({ code }) => code === institution)?.name ?? '',
  }));
  await db.insert(outlets).values(demoOutlets(inspectors));
}

async function loadProviders(db: DbHandle): Promise<ProviderIds> {
  const added = await db
    .insert(providers)
    .values(
      INSTITUTIONS.map(({ code, name, mark, note }, sort) => ({
        code,
        brandName: `${name}（演示）`,
        logoUrl: logoUrl(mark),
        // A name that no network resolves: the code on the picture leads nowhere.
        appLink: `https://${code}.example/mini-program`,
        note,
        sort,
        demo: true,
      })),
    )
    .returning({ id: providers.id, code: providers.code });
  return new Map(added.map(({ id, code }) => [code, id]));
}

async function loadOffer(
  db: DbHandle,
  providerIds: ProviderIds,
  offer: (typeof OFFERS)[number],
  sort: number,
): Promise<void> {
  const goods = GOODS[offer.service];
  const [spu] = await db
    .insert(spus)
    .values({
      categoryId: kindOf(offer.service),
      providerId: idIn(providerIds, offer.institution),
      name: goods.name,
      description: goods.description,
      detailHtml: `<p>${goods.description}</p><p>${goods.refundRule}</p>`,
      attributes: goods.attributes,
      refundRule: goods.refundRule,
      coversAllBrands: offer.covers === 'all',
      sort,
    })
    .returning({ id: spus.id });
  if (!spu) throw new Error('insert returned no offer');
  await db.insert(skus).values(
    goods.variants.map(({ suffix, name, description, timesPrice }, at) => {
      const priceCents = wholeYuan(offer.priceCents * timesPrice);
      return {
        spuId: spu.id,
        skuSn: serialNumber(offer.service, offer.institution, suffix),
        name,
        description,
        priceCents,
        originPriceCents: wholeYuan(priceCents * ORIGIN_PRICE),
        callbackUrl: offer.elsewhere ? `https://${offer.institution}.example/order` : null,
        onShelf: !offer.offShelf,
        sort: at,
      };
    }),
  );
  const covered = await brandsCovered(db, offer.covers);
  if (covered.length > 0)
    await db.insert(spuBrands).values(covered.map((brandId) => ({ spuId: spu.id, brandId })));
}

async function brandsCovered(db: DbHandle, coverage: Coverage): Promise<bigint[]> {
  if (coverage === 'all') return [];
  if (coverage === 'newEnergy') return brandsWithNewEnergy(db);
  const chosen = coverage === 'hot' ? eq(brands.hot, true) : inArray(brands.country, [...coverage.countries]);
  return (await db.select({ id: brands.id }).from(brands).where(chosen)).map(({ id }) => id);
}

async function brandsWithNewEnergy(db: DbHandle): Promise<bigint[]> {
  const built = await db
    .selectDistinct({ id: brands.id, energy: models.energy })
    .from(brands)
    .innerJoin(series, eq(series.brandId, brands.id))
    .innerJoin(models, eq(models.seriesId, series.id));
  const withThem = built.filter(({ energy }) => isNewEnergy(energy as EnergyType));
  return [...new Set(withThem.map(({ id }) => id))];
}

function idIn(providerIds: ProviderIds, code: string): bigint {
  const id = providerIds.get(code);
  if (id === undefined) throw new Error(`no institution is called ${code}`);
  return id;
}

const wholeYuan = (cents: number): number => Math.round(cents / WHOLE_YUAN) * WHOLE_YUAN;

const serialNumber = (service: Service, institution: string, suffix: string): string =>
  `${SERVICES[service].reportPrefix}-${institution.replace('demo-', '').toUpperCase()}-${suffix}`;
