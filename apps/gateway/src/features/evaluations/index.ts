import type { Feature } from '../../feature.ts';
import { loadDemoEvaluations } from './demo.ts';
import type { EvaluationDesk } from './desk.ts';
import { EvaluationViews } from './evaluation-views.ts';
import { importEvaluations } from './import/import-command.ts';
import { evaluationJobs } from './jobs.ts';
import { openDataRoutes } from './open-data/routes.ts';
import { evaluationRoutes } from './routes.ts';
import { evaluationEditions } from './tables.ts';

export const evaluationsFeature = {
  demo: { name: 'evaluations', table: evaluationEditions, load: loadDemoEvaluations },
  dataCommands: [importEvaluations],
  create(desk: EvaluationDesk) {
    const views = new EvaluationViews(desk.db, desk.appSecret);
    return {
      routes(app) {
        evaluationRoutes(app, desk, views);
        openDataRoutes(app, desk.db);
      },
      jobs: evaluationJobs(views),
    };
  },
} satisfies Feature<EvaluationDesk>;
