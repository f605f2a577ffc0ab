import type { Feature } from '../../feature.ts';
import type { WorkerPool } from '../../workers/worker-pool.ts';
import { issuedCertificates } from './certificate/issued-certificates.ts';
import type { printCertificate } from './certificate/print.ts';
import { certificateRoutes } from './certificate/routes.ts';
import { loadDemoEvaluations } from './demo.ts';
import type { EvaluationDesk } from './desk.ts';
import { EvaluationViews } from './evaluation-views.ts';
import { Evaluations } from './evaluations.ts';
import { evaluationsForSitemap } from './evaluations-for-sitemap.ts';
import { importEvaluations } from './import/import-command.ts';
import { evaluationJobs } from './jobs.ts';
import { openDataRoutes } from './open-data/routes.ts';
import { presentTitle } from './present-item.ts';
import { evaluationRoutes } from './routes.ts';
import { evaluationEditions } from './tables.ts';

const PRINTING = { module: new URL('./certificate/print.ts', import.meta.url), name: 'printCertificate' };

interface EvaluationNeeds extends Omit<EvaluationDesk, 'print'> {
  workers: WorkerPool;
}

export const evaluationsFeature = {
  demo: { name: 'evaluations', table: evaluationEditions, load: loadDemoEvaluations },
  dataCommands: [importEvaluations],
  create({ workers, ...handed }: EvaluationNeeds) {
    const desk: EvaluationDesk = {
      ...handed,
      print: (order) => workers.run<typeof printCertificate>(PRINTING, order),
    };
    const views = new EvaluationViews(desk.db, desk.appSecret);
    return {
      routes(app) {
        evaluationRoutes(app, desk, views);
        openDataRoutes(app, desk.db);
        certificateRoutes(app, desk);
      },
      jobs: evaluationJobs(views),

      /** Signed results, as checking their numbers needs them. */
      issued: issuedCertificates(desk),
      titles: async () => (await new Evaluations(desk.db).titles()).map(presentTitle),
      sitemap: evaluationsForSitemap(desk.db),
    };
  },
} satisfies Feature<EvaluationNeeds>;
