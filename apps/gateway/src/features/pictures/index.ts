import type { Feature } from '../../feature.ts';
import { type PictureNeeds, pictureRoutes } from './routes.ts';

export { carDrawingUrl, carPictureUrl } from './address.ts';
export { coverUrl } from './cover-address.ts';
export { partPictureUrl } from './part-address.ts';
export { carShareUrl, coverShareUrl, partShareUrl, type SharedCar } from './share-address.ts';

export const picturesFeature = {
  create: (needs: PictureNeeds) => ({ routes: (app) => pictureRoutes(app, needs) }),
} satisfies Feature<PictureNeeds>;
