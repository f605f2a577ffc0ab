import type { Feature } from '../../feature.ts';
import type { PurchaseDesk } from './desk.ts';
import { forget } from './forget.ts';
import { purchaseJobs } from './jobs.ts';
import { purchaseRoutes } from './routes.ts';

export { describeOutlet } from './appointment/describe-outlet.ts';

export const purchaseFeature = {
  create: (desk: PurchaseDesk) => ({
    routes: (app) => purchaseRoutes(app, desk),
    jobs: purchaseJobs(desk.db),
    forget,
  }),
} satisfies Feature<PurchaseDesk>;
