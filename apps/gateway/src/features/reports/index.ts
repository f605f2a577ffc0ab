import type { DbHandle } from '../../db/handle.ts';
import type { Env } from '../../env.ts';
import type { Feature } from '../../feature.ts';
import { operatorCommands } from '../../operator/command-line.ts';
import type { WorkerPool } from '../../workers/worker-pool.ts';
import { issueDemoReport } from './demo-report.ts';
import type { ReportDesk } from './desk.ts';
import { reportJobs } from './jobs.ts';
import { operate, readCommand } from './operate.ts';
import { HELP } from './operator-words.ts';
import type { printReport } from './pdf/print.ts';
import { reportsOfMember } from './personal-data.ts';
import { Reports, type TracedPack } from './reports.ts';
import { reportRoutes } from './routes.ts';
import { ReportKeys } from './signing/report-keys.ts';
import { createSigner } from './signing/signer.ts';

export { beginReport } from './begin-report.ts';
export { checkCodeOf } from './document/digest.ts';
export { verifyUrlOf } from './present-report.ts';
export { callbackUrlOf } from './provider/callback-route.ts';
export { withdrawRequest } from './provider/withdraw-request.ts';

const PRINTING = { module: new URL('./pdf/print.ts', import.meta.url), name: 'printReport' };

interface ReportNeeds extends Omit<ReportDesk, 'signer' | 'print' | 'publicUrl' | 'appSecret'> {
  workers: WorkerPool;
  settings: Pick<Env, 'publicUrl' | 'appSecret' | 'reportSigning'>;
}

export const reportsFeature = {
  commands: operatorCommands({ name: 'reports', help: HELP, readCommand, operate }),
  create({ settings, workers, ...handed }: ReportNeeds) {
    const { publicUrl, appSecret } = settings;
    const signer = createSigner(settings.reportSigning, appSecret);
    const desk: ReportDesk = {
      ...handed,
      signer,
      print: (order) => workers.run<typeof printReport>(PRINTING, order),
      publicUrl,
      appSecret,
    };
    return {
      desk,
      routes: (app) => reportRoutes(app, desk),
      jobs: reportJobs(desk),
      prepare: () => issueDemoReport(desk),
      ofMember: reportsOfMember,

      /** The platform's own signature, for whatever else it publishes. */
      signer,
      publishKey: (db: DbHandle) => new ReportKeys(db).publish(signer),

      /** Reports, as checking their numbers needs them. */
      issued: {
        find: (reportCode: string) => new Reports(desk.db).find(reportCode),
        aboutBattery: (pack: TracedPack) => new Reports(desk.db).aboutBattery(pack),
        keys: () => new ReportKeys(desk.db).list(),
      },
    };
  },
} satisfies Feature<ReportNeeds>;
