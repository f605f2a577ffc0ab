import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Counts } from '../../../data/importer.ts';
import type { DbHandle } from '../../../db/handle.ts';
import { placeDealers } from '../../dealers/index.ts';
import { findOrCreateModels, type ModelPlace } from '../../vehicles/index.ts';
import { usedCars } from '../tables.ts';
import type { ListingDraft } from './read-listing.ts';

type Listing = typeof usedCars.$inferInsert;

/** What a later file may correct. Only files with listing numbers can: without one, another price is another listing. */
const CORRECTABLE = {
  modelId: usedCars.modelId,
  seriesId: usedCars.seriesId,
  brandId: usedCars.brandId,
  dealerId: usedCars.dealerId,
  provinceCode: usedCars.provinceCode,
  cityCode: usedCars.cityCode,
  cityName: usedCars.cityName,
  priceYuan: usedCars.priceYuan,
  mileageKm: usedCars.mileageKm,
  registeredOn: usedCars.registeredOn,
  emission: usedCars.emission,
  color: usedCars.color,
  transfers: usedCars.transfers,
  publishedAt: usedCars.publishedAt,
};

/** Brings listings into the showroom, with their models and dealers. No two drafts may be the same listing. */
export async function saveListings(db: DbHandle, drafts: readonly ListingDraft[]): Promise<Counts> {
  const places = await findOrCreateModels(
    db,
    drafts.map(({ model }) => model),
  );
  const dealerIds = await placeDealers(db, dealersOf(drafts));
  const rows = drafts.flatMap((draft, at) => {
    const place = places[at];
    const dealerId = dealerIds.get(dealerNameOf(draft));
    return place && dealerId !== undefined ? [listingRow(draft, place, dealerId)] : [];
  });
  const written = await db
    .insert(usedCars)
    .values(rows)
    .onConflictDoUpdate({
      target: usedCars.sourceKey,
      set: Object.fromEntries(Object.entries(CORRECTABLE).map(([name, column]) => [name, fresh(column)])),
      setWhere: sql`(${list(Object.values(CORRECTABLE))}) is distinct from (${list(Object.values(CORRECTABLE).map(fresh))})`,
    })
    // PostgreSQL marks a row it updated with the transaction that did; a new one has no such mark.
    .returning({ isNew: sql<boolean>`xmax = 0` });
  const inserted = written.filter(({ isNew }) => isNew).length;
  return { inserted, updated: written.length - inserted, unchanged: drafts.length - written.length };
}

/** Those named in the file, or one for each city whose listings name none. */
function dealersOf(drafts: readonly ListingDraft[]) {
  const cities = new Map(drafts.map((draft) => [dealerNameOf(draft), draft.city]));
  return [...cities].map(([name, { code, name: cityName }]) => ({ name, cityCode: code, cityName }));
}

const dealerNameOf = ({ dealer, city }: ListingDraft): string => dealer ?? `${city.name}二手车商户`;

const listingRow = (draft: ListingDraft, place: ModelPlace, dealerId: bigint): Listing => ({
  sourceKey: draft.sourceKey,
  brandId: place.brandId,
  seriesId: place.seriesId,
  modelId: place.modelId,
  dealerId,
  provinceCode: draft.city.provinceCode,
  cityCode: draft.city.code,
  cityName: draft.city.name,
  priceYuan: draft.priceYuan,
  mileageKm: draft.mileageKm,
  registeredOn: draft.registeredOn,
  energy: draft.model.energy,
  gearbox: draft.model.gearbox,
  emission: draft.emission,
  level: place.level,
  body: place.body,
  color: draft.color,
  transfers: draft.transfers,
  publishedAt: new Date(`${draft.publishedOn}T12:00:00+08:00`),
});

const fresh = (column: PgColumn): SQL => sql`excluded.${sql.identifier(column.name)}`;

const list = (parts: (PgColumn | SQL)[]): SQL => sql.join(parts, sql`, `);
