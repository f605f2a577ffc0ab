import type { Reject } from '@cheyantong/car-files';
import type { DbHandle } from '../../../db/handle.ts';
import type { partFits, parts } from '../tables.ts';
import type { PartDraft } from './part-draft.ts';
import {
  findCodeHolders,
  findSeries,
  type KnownSupplier,
  placeDismantlers,
  placeKinds,
  placeSuppliers,
  seriesKey,
} from './placed-names.ts';

type Fit = Omit<typeof partFits.$inferInsert, 'partId'>;

/** A part with all its names found. */
export interface PlacedPart {
  row: typeof parts.$inferInsert;
  fits: Fit[];
}

/** Finds what the drafts name, or adds it; drafts that name what is not there are rejected. */
export async function placeParts(
  db: DbHandle,
  drafts: readonly PartDraft[],
  reject: Reject,
): Promise<PlacedPart[]> {
  const names: KnownNames = {
    suppliers: await placeSuppliers(db, drafts),
    kinds: await placeKinds(db, drafts),
    dismantlers: await placeDismantlers(db, drafts),
    series: await findSeries(db, drafts),
    codeHolders: await findCodeHolders(db, drafts),
  };
  return drafts.flatMap((draft) => {
    const placed = placePart(draft, names);
    if (typeof placed !== 'string') return [placed];
    reject(draft.line, placed);
    return [];
  });
}

interface KnownNames {
  suppliers: ReadonlyMap<string, KnownSupplier>;
  kinds: ReadonlyMap<string, bigint>;
  dismantlers: ReadonlyMap<string, bigint>;
  series: ReadonlyMap<string, bigint>;
  codeHolders: ReadonlyMap<string, string>;
}

/** The part, or the sentence that says what is missing. */
function placePart(draft: PartDraft, names: KnownNames): PlacedPart | string {
  const supplier = names.suppliers.get(draft.supplier);
  if (!supplier) return `供应商「${draft.supplier}」是新的，缺少城市`;
  if (supplier.trade !== 'reusedParts') return `供应商「${draft.supplier}」不是再用件供应商`;
  if (draft.licence && draft.licence !== supplier.licence)
    return `再制造资质编号「${draft.licence}」与供应商登记的「${supplier.licence}」不符`;
  const typeId = names.kinds.get(draft.kind);
  if (typeId === undefined) return `配件名称「${draft.kind}」是新的，缺少大类`;
  const { traceCode, sourceKey } = draft.facts;
  if (traceCode && (names.codeHolders.get(traceCode) ?? sourceKey) !== sourceKey)
    return `溯源码「${traceCode}」已属于另一件`;
  const fits: Fit[] = [];
  for (const fit of draft.fits) {
    const seriesId = names.series.get(seriesKey(fit));
    if (seriesId === undefined) return `适配车系「${fit.brand} ${fit.series}」不在车型库中`;
    fits.push({ seriesId, yearFrom: fit.yearFrom, yearTo: fit.yearTo });
  }
  return {
    row: {
      ...draft.facts,
      typeId,
      supplierId: supplier.id,
      remanufactureLicence: draft.licence,
      dismantlerId: draft.dismantler ? (names.dismantlers.get(draft.dismantler.name) ?? null) : null,
      ...(draft.listedOn && { publishedAt: new Date(`${draft.listedOn}T12:00:00+08:00`) }),
    },
    fits,
  };
}
