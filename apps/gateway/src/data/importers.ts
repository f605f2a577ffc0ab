import { usedCarsImporter } from '../features/used-cars/import/used-cars-importer.ts';
import { catalogueImporter } from '../features/vehicles/import/catalogue-importer.ts';
import type { Importer } from './importer.ts';

/** Everything the data command can import, in the order its help shows it. */
export const IMPORTERS: readonly Importer[] = [catalogueImporter, usedCarsImporter];
