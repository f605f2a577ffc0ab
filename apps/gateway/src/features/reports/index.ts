import type { FastifyInstance } from 'fastify';
import { endpointFinder } from '../../adapters/providers/endpoints.ts';
import { createProviderDesk } from '../../adapters/providers/http.ts';
import type { DbHandle } from '../../db/handle.ts';
import type { Env } from '../../env.ts';
import type { Job } from '../../jobs/job.ts';
import { beginReport } from './begin-report.ts';
import { callbackUrlOf } from './callback-route.ts';
import type { ReportDesk } from './desk.ts';
import { reportJobs } from './jobs.ts';
import { PdfPress } from './pdf/press.ts';
import { reportRoutes } from './routes.ts';
import { createSigner } from './signing/signer.ts';

type Handed = Pick<
  ReportDesk,
  'db' | 'enqueue' | 'orders' | 'carOf' | 'valuationOf' | 'phoneOf' | 'carsLike'
>;

export interface ReportFeature {
  desk: ReportDesk;
  begin(tx: DbHandle, orderNo: string): Promise<void>;
  jobs: Job[];
  routes(app: FastifyInstance): void;
}

export function createReports(env: Env, handed: Handed): ReportFeature {
  const desk: ReportDesk = {
    ...handed,
    providers: createProviderDesk({
      find: endpointFinder(env.reportProviders, env.simulatorsUrl),
      callbackUrl: (providerCode) => callbackUrlOf(env.publicUrl, providerCode),
    }),
    signer: createSigner(env.reportSigning, env.appSecret),
    press: new PdfPress(),
    publicUrl: env.publicUrl,
    appSecret: env.appSecret,
  };
  return {
    desk,
    begin: (tx, orderNo) => beginReport(desk, tx, orderNo),
    jobs: reportJobs(desk),
    routes: (app) => reportRoutes(app, desk),
  };
}
