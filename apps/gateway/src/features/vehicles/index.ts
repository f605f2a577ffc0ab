import type { DbHandle } from '../../db/handle.ts';
import type { Feature } from '../../feature.ts';
import { carForReport } from './car-for-report.ts';
import { carsForPurchase } from './cars-for-purchase.ts';
import { Catalogue } from './catalogue.ts';
import { loadDemoCatalogue } from './demo.ts';
import { catalogueImporter } from './import/catalogue-importer.ts';
import { vehicleRoutes } from './routes.ts';
import { brands } from './tables.ts';

export { Catalogue, type CatalogueModel } from './catalogue.ts';
export { BrandFinder } from './import/brand-finder.ts';
export type { ModelDraft, ModelPlace } from './import/model-draft.ts';
export { findOrCreateModels } from './import/place-models.ts';
export { readModel } from './import/read-model.ts';
export { type PricedModel, pricedModels } from './priced-models.ts';

interface VehicleNeeds {
  db: DbHandle;
  /** How long a change of the catalogue may stay unseen; a moment, unless said otherwise. */
  mayLagMs?: number | undefined;
}

export const vehiclesFeature = {
  demo: { name: 'catalogue', table: brands, load: loadDemoCatalogue },
  importers: [catalogueImporter],
  create: ({ db, mayLagMs }: VehicleNeeds) => ({
    routes: (app) => vehicleRoutes(app, db, mayLagMs),
    forPurchase: carsForPurchase,
    forReport: carForReport,
    seriesNames: () => new Catalogue(db).seriesNames(),
  }),
} satisfies Feature<VehicleNeeds>;
