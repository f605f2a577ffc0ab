import type { Importer } from '../../../data/importer.ts';
import { type DraftKind, importDrafts, type NumberedDraft } from './import-drafts.ts';
import { saveModels } from './place-models.ts';
import { CATALOGUE_COLUMNS, readModel } from './read-model.ts';

const models: DraftKind<NumberedDraft> = {
  read: (row) => ({ line: row.line, model: readModel(row) }),
  keyOf: ({ model: { brand, series, year, trim } }) => `${brand} ${series} ${year}款 ${trim}`,
  save: (tx, drafts) =>
    saveModels(
      tx,
      drafts.map(({ model }) => model),
    ),
};

export const catalogueImporter: Importer = {
  name: 'catalogue',
  title: '车型目录',
  columns: CATALOGUE_COLUMNS,
  importRows: (rows, db, reject) => importDrafts(models, rows, db, reject),
};
