import type { Feature } from '../../feature.ts';
import { pictureRoutes } from './routes.ts';

export { carPictureUrl } from './address.ts';
export { partPictureUrl } from './part-address.ts';

export const picturesFeature = {
  create: ({ dataDir }: { dataDir: string }) => ({ routes: (app) => pictureRoutes(app, dataDir) }),
} satisfies Feature<{ dataDir: string }>;
