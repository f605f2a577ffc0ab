import type { Feature } from '../../feature.ts';
import { loadDemoServices } from './demo.ts';
import { offers } from './offers.ts';
import { type CatalogueDesk, catalogueRoutes } from './routes.ts';
import { providers } from './tables.ts';

export { NO_RECORD } from './provider-list.ts';
export { Stock, salesCounted } from './stock.ts';

export const catalogueFeature = {
  demo: { name: 'report services', table: providers, load: loadDemoServices },
  create: (desk: CatalogueDesk) => ({ routes: (app) => catalogueRoutes(app, desk), offers }),
} satisfies Feature<CatalogueDesk>;
