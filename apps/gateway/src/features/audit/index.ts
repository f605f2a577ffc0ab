import type { Feature } from '../../feature.ts';
import { operatorCommands } from '../../operator/command-line.ts';
import { closeChain } from './close-chain.ts';
import type { AuditDesk } from './desk.ts';
import { signHead } from './heads.ts';
import { auditJobs } from './jobs.ts';
import { HELP, operate, readCommand } from './operate.ts';

export { record } from './record.ts';

export const auditFeature = {
  commands: operatorCommands({ name: 'audit', help: HELP, readCommand, operate }),
  create: (desk: AuditDesk) => ({
    jobs: auditJobs(desk),
    // What a server left behind that was ended in the middle of a minute, and a day on which none ran at midnight.
    prepare: async () => {
      await closeChain(desk.db);
      await signHead(desk);
    },
  }),
} satisfies Feature<AuditDesk>;
