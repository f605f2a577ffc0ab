import type { Feature } from '../../feature.ts';
import { operatorCommands } from '../../operator/command-line.ts';
import { loadDemoChains } from './demo.ts';
import type { TraceDesk } from './desk.ts';
import { traceJobs } from './jobs.ts';
import { Judge } from './judge.ts';
import { HELP, operate, readCommand } from './operate.ts';
import { forget, personalData } from './personal-data.ts';
import { publishRoots } from './publish-roots.ts';
import { traceabilityRoutes } from './routes.ts';
import { traceSubjects } from './tables.ts';
import { verifyAll } from './verify/verify-all.ts';

export { verifySignature } from './verify-signature.ts';

export const traceabilityFeature = {
  demo: { name: 'chains of parts and batteries', table: traceSubjects, load: loadDemoChains },
  commands: operatorCommands({ name: 'trace', help: HELP, readCommand, operate }),
  dataCommands: [
    {
      noun: 'trace',
      verb: 'verify',
      takes: '',
      meaning: '核对全部溯源链、公钥、公示的链头与总摘要，逐处指出被改动的地方',
      run: (db, _args, screen) => verifyAll(db, screen),
    },
  ],
  create: (desk: TraceDesk) => ({
    routes: (app) => traceabilityRoutes(app, desk, new Judge(desk)),
    jobs: traceJobs(desk),
    personalData,
    forget,
    // A server that was away at midnight, or has just been filled, does not wait for the next one.
    prepare: () => publishRoots(desk),
  }),
} satisfies Feature<TraceDesk>;
