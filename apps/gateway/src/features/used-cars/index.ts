import type { DbHandle } from '../../db/handle.ts';
import { ownIdFrom } from '../../db/own-id.ts';
import type { Feature } from '../../feature.ts';
import { carsForSitemap } from './cars-for-sitemap.ts';
import type { FinderKind } from './create-finder.ts';
import { loadDemoUsedCars } from './demo.ts';
import type { Named } from './finding/car-finder.ts';
import { orderOf } from './finding/order.ts';
import { usedCarsImporter } from './import/used-cars-importer.ts';
import { likeValued, type ValuedCar } from './like-valued.ts';
import { forget, personalData } from './personal-data.ts';
import { usedCarRoutes } from './routes.ts';
import { sharedCar } from './shared-car.ts';
import { Showroom } from './showroom.ts';
import { usedCars } from './tables.ts';

interface UsedCarNeeds {
  db: DbHandle;
  /** Where cars are looked for; in memory, unless said otherwise. */
  finder?: FinderKind;
  /** How long a change in the database may stay unseen; a second, unless said otherwise. */
  mayLagMs?: number;
  /** Where a server leaves what it worked out for the next one; nowhere, unless said otherwise. */
  dataDir?: string;
}

export const usedCarsFeature = {
  demo: { name: 'used cars', table: usedCars, load: loadDemoUsedCars },
  importers: [usedCarsImporter],
  create({ db, ...options }: UsedCarNeeds) {
    const showroom = new Showroom(db, options);
    return {
      routes: (app) => usedCarRoutes(app, db, showroom),
      prepare: () => showroom.open(),
      sitemap: carsForSitemap(db),
      personalData,
      forget,

      /** Cars like one that was valued, as a member sees them; the newest first. */
      async carsLike(valued: ValuedCar, most: number, memberId: string) {
        const { ids } = await showroom.finder.page({
          conditions: likeValued(valued),
          order: orderOf({}),
          skip: 0,
          size: most,
        });
        return showroom.present(ids, memberId);
      },
      /** A car for the picture of a preview; null for one that is not there. */
      async shared(vehicleId: string) {
        const id = ownIdFrom(vehicleId);
        const car = id && (await showroom.cars.find(id));
        return car ? sharedCar(car) : null;
      },
      onSale: (column: Named, ids: readonly bigint[]) => showroom.finder.onSaleBy(column, ids),
    };
  },
} satisfies Feature<UsedCarNeeds>;
