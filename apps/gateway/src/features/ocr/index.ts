import type { Feature } from '../../feature.ts';
import type { OcrDesk } from './read-own-document.ts';
import { ocrRoutes } from './routes.ts';

export const ocrFeature = {
  create: (desk: OcrDesk) => ({ routes: (app) => ocrRoutes(app, desk) }),
} satisfies Feature<OcrDesk>;
