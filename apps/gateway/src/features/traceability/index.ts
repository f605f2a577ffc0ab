import type { Feature } from '../../feature.ts';
import type { IssuedReports } from './issued-reports.ts';
import { traceabilityRoutes } from './routes.ts';

export const traceabilityFeature = {
  create: (issued: IssuedReports) => ({ routes: (app) => traceabilityRoutes(app, issued) }),
} satisfies Feature<IssuedReports>;
