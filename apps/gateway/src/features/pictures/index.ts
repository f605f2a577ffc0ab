import type { Feature } from '../../feature.ts';
import type { WorkerPool } from '../../workers/worker-pool.ts';
import { pictureRoutes } from './routes.ts';

export { carDrawingUrl, carPictureUrl } from './address.ts';
export { coverUrl } from './cover-address.ts';
export { partPictureUrl } from './part-address.ts';
export { carShareUrl, coverShareUrl, partShareUrl } from './share-address.ts';

interface PictureNeeds {
  dataDir: string;
  workers: WorkerPool;
}

export const picturesFeature = {
  create: (needs: PictureNeeds) => ({ routes: (app) => pictureRoutes(app, needs) }),
} satisfies Feature<PictureNeeds>;
