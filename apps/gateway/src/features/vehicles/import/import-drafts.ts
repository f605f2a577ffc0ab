import { type CsvRow, type Reject, UnusableCell } from '@cheyantong/car-files';
import { inBatchesOf } from '../../../data/batches.ts';
import type { Counts } from '../../../data/importer.ts';
import type { DbHandle } from '../../../db/handle.ts';
import { BrandFinder } from './brand-finder.ts';
import type { ModelDraft } from './model-draft.ts';

const BATCH_ROWS = 500;

/** What a row became: a model, or something that has one. */
export interface NumberedDraft {
  line: number;
  model: ModelDraft;
}

/** What differs between the kinds of files that name models. */
export interface DraftKind<Draft extends NumberedDraft> {
  /** Throws UnusableCell for a row that cannot be used; the brand may be '' and is then found by the series. */
  read(row: CsvRow): Draft;
  /** Two rows with one key are the same thing twice. */
  keyOf(draft: Draft): string;
  save(tx: DbHandle, drafts: readonly Draft[]): Promise<Counts>;
}

/** Reads rows, leaves out what cannot be used, and saves the rest in batches that go in whole or not at all. */
export async function importDrafts<Draft extends NumberedDraft>(
  kind: DraftKind<Draft>,
  rows: AsyncIterable<CsvRow>,
  db: DbHandle,
  reject: Reject,
): Promise<Counts> {
  const total: Counts = { inserted: 0, updated: 0, unchanged: 0 };
  const firstLines = new Map<string, number>();
  const withoutBrand: Draft[] = [];

  const save = async (drafts: AsyncIterable<Draft>): Promise<void> => {
    for await (const batch of inBatchesOf(BATCH_ROWS, withoutRepeats(drafts, kind, firstLines, reject))) {
      const counts = await db.transaction((tx) => kind.save(tx, batch));
      total.inserted += counts.inserted;
      total.updated += counts.updated;
      total.unchanged += counts.unchanged;
    }
  };
  await save(draftsIn(rows, kind, withoutBrand, reject));
  // Only now is every series of the file known.
  await save(withBrandFound(withoutBrand, await BrandFinder.load(db), reject));
  return total;
}

/** Reads rows; those without a brand are put aside. */
async function* draftsIn<Draft extends NumberedDraft>(
  rows: AsyncIterable<CsvRow>,
  kind: DraftKind<Draft>,
  withoutBrand: Draft[],
  reject: Reject,
): AsyncGenerator<Draft> {
  for await (const row of rows) {
    try {
      const draft = kind.read(row);
      if (draft.model.brand) yield draft;
      else withoutBrand.push(draft);
    } catch (error) {
      if (!(error instanceof UnusableCell)) throw error;
      reject(row.line, error.message);
    }
  }
}

async function* withBrandFound<Draft extends NumberedDraft>(
  drafts: readonly Draft[],
  finder: BrandFinder,
  reject: Reject,
): AsyncGenerator<Draft> {
  for (const draft of drafts) {
    const brand = finder.find(draft.model.series);
    if (brand) yield { ...draft, model: { ...draft.model, brand } };
    else reject(draft.line, `缺少品牌，按车系「${draft.model.series}」也推断不出`);
  }
}

async function* withoutRepeats<Draft extends NumberedDraft>(
  drafts: AsyncIterable<Draft>,
  kind: DraftKind<Draft>,
  firstLines: Map<string, number>,
  reject: Reject,
): AsyncGenerator<Draft> {
  for await (const draft of drafts) {
    const key = kind.keyOf(draft);
    const firstLine = firstLines.get(key);
    if (firstLine === undefined) {
      firstLines.set(key, draft.line);
      yield draft;
    } else reject(draft.line, `与第 ${firstLine} 行重复`);
  }
}
