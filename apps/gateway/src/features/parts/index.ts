import type { DbHandle } from '../../db/handle.ts';
import type { Feature } from '../../feature.ts';
import { loadDemoParts } from './demo.ts';
import { partsImporter } from './import/parts-importer.ts';
import { partJobs } from './jobs.ts';
import { labelsCommand } from './labels/labels-command.ts';
import { partKindNames, partsOnSale } from './on-sale-by-kind.ts';
import { partsForSitemap } from './parts-for-sitemap.ts';
import { partRoutes } from './routes.ts';
import { parts } from './tables.ts';

export { isPartKind } from './is-part-kind.ts';
export { piecesLeft, releasePart, reservePart } from './reserve.ts';

export const partsFeature = {
  demo: { name: 'reused parts', table: parts, load: loadDemoParts },
  importers: [partsImporter],
  dataCommands: [labelsCommand],
  create: ({ db }: { db: DbHandle }) => ({
    routes: (app) => partRoutes(app, db),
    jobs: partJobs(db),
    kindNames: () => partKindNames(db),
    onSale: (asked: Parameters<typeof partsOnSale>[1], most: number) => partsOnSale(db, asked, most),
    sitemap: partsForSitemap(db),
  }),
} satisfies Feature<{ db: DbHandle }>;
