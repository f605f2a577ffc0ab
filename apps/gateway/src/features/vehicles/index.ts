import type { DbHandle } from '../../db/handle.ts';
import type { Feature } from '../../feature.ts';
import { carForReport, type OrderedCar } from './car-for-report.ts';
import { carsForPurchase } from './cars-for-purchase.ts';
import { Catalogue } from './catalogue.ts';
import { loadDemoCatalogue } from './demo.ts';
import { catalogueImporter } from './import/catalogue-importer.ts';
import { vehicleRoutes } from './routes.ts';
import { brands } from './tables.ts';
import { VinReader } from './vin-reader.ts';

export { Catalogue, type CatalogueModel } from './catalogue.ts';
export { BrandFinder } from './import/brand-finder.ts';
export type { ModelDraft, ModelPlace } from './import/model-draft.ts';
export { findOrCreateModels } from './import/place-models.ts';
export { readModel } from './import/read-model.ts';
export { type PricedModel, pricedModels } from './priced-models.ts';

/** An import by another process is seen so much later. */
const MAY_LAG_MS = 2_000;

interface VehicleNeeds {
  db: DbHandle;
  /** How long a change of the catalogue may stay unseen; a moment, unless said otherwise. */
  mayLagMs?: number | undefined;
}

export const vehiclesFeature = {
  demo: { name: 'catalogue', table: brands, load: loadDemoCatalogue },
  importers: [catalogueImporter],
  create({ db, mayLagMs = MAY_LAG_MS }: VehicleNeeds) {
    const vins = new VinReader(mayLagMs);
    return {
      routes: (app) => vehicleRoutes(app, { db, vins, mayLagMs }),
      forPurchase: carsForPurchase(vins),
      forReport: (handle: DbHandle, car: OrderedCar) => carForReport(vins, handle, car),
      seriesNames: () => new Catalogue(db).seriesNames(),
    };
  },
} satisfies Feature<VehicleNeeds>;
