import { type CsvRow, type Reject, UnusableCell } from '@cheyantong/car-files';
import { beijingDay } from '@cheyantong/domain';
import { CityFinder } from '@cheyantong/places';
import { inBatchesOf } from '../../../data/batches.ts';
import type { Counts, Importer } from '../../../data/importer.ts';
import { BrandFinder } from '../../vehicles/index.ts';
import { LISTING_COLUMNS, type ListingDraft, readListing } from './read-listing.ts';
import { saveListings } from './save-listings.ts';

const BATCH_ROWS = 500;

export const usedCarsImporter: Importer = {
  name: 'used-cars',
  title: '二手车源',
  columns: LISTING_COLUMNS,

  async importRows(rows, db, reject) {
    const total: Counts = { inserted: 0, updated: 0, unchanged: 0 };
    const firstLines = new Map<string, number>();
    const withoutBrand: ListingDraft[] = [];

    const save = async (drafts: AsyncIterable<ListingDraft>): Promise<void> => {
      for await (const batch of inBatchesOf(BATCH_ROWS, withoutRepeats(drafts, firstLines, reject))) {
        const counts = await db.transaction((tx) => saveListings(tx, batch));
        total.inserted += counts.inserted;
        total.updated += counts.updated;
        total.unchanged += counts.unchanged;
      }
    };
    await save(draftsIn(rows, withoutBrand, reject));
    // Only now is every series of the file known.
    await save(withBrandFound(withoutBrand, await BrandFinder.load(db), reject));
    return total;
  },
};

/** Reads rows; those without a brand are put aside. */
async function* draftsIn(
  rows: AsyncIterable<CsvRow>,
  withoutBrand: ListingDraft[],
  reject: Reject,
): AsyncGenerator<ListingDraft> {
  const cities = new CityFinder();
  const today = beijingDay(new Date());
  for await (const row of rows) {
    try {
      const draft = readListing(row, cities, today);
      if (draft.model.brand) yield draft;
      else withoutBrand.push(draft);
    } catch (error) {
      if (!(error instanceof UnusableCell)) throw error;
      reject(row.line, error.message);
    }
  }
}

async function* withBrandFound(
  drafts: readonly ListingDraft[],
  finder: BrandFinder,
  reject: Reject,
): AsyncGenerator<ListingDraft> {
  for (const draft of drafts) {
    const brand = finder.find(draft.model.series);
    if (brand) yield { ...draft, model: { ...draft.model, brand } };
    else reject(draft.line, `缺少品牌，按车系「${draft.model.series}」也推断不出`);
  }
}

async function* withoutRepeats(
  drafts: AsyncIterable<ListingDraft>,
  firstLines: Map<string, number>,
  reject: Reject,
): AsyncGenerator<ListingDraft> {
  for await (const draft of drafts) {
    const firstLine = firstLines.get(draft.sourceKey);
    if (firstLine === undefined) {
      firstLines.set(draft.sourceKey, draft.line);
      yield draft;
    } else reject(draft.line, `与第 ${firstLine} 行重复`);
  }
}
