import type { DbHandle } from '../../db/handle.ts';
import type { Feature } from '../../feature.ts';
import { loadDemoParts } from './demo.ts';
import { partsImporter } from './import/parts-importer.ts';
import { partRoutes } from './routes.ts';
import { parts } from './tables.ts';

export { isPartKind } from './is-part-kind.ts';

export const partsFeature = {
  demo: { name: 'reused parts', table: parts, load: loadDemoParts },
  importers: [partsImporter],
  create: ({ db }: { db: DbHandle }) => ({ routes: (app) => partRoutes(app, db) }),
} satisfies Feature<{ db: DbHandle }>;
