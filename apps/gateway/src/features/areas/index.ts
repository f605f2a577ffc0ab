import type { Feature } from '../../feature.ts';
import { areaRoutes } from './routes.ts';

export const areasFeature = { create: () => ({ routes: areaRoutes }) } satisfies Feature;
