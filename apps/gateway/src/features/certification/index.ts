import type { DbHandle } from '../../db/handle.ts';
import type { Feature } from '../../feature.ts';
import { operatorCommands } from '../../operator/command-line.ts';
import { certifiedAs } from './certified.ts';
import type { CertificationDesk } from './desk.ts';
import { certificationJobs } from './jobs.ts';
import { operate, readCommand } from './operate.ts';
import { HELP } from './operator-words.ts';
import { personalData } from './personal-data.ts';
import { certificationRoutes } from './routes.ts';
import { forget } from './withdraw.ts';

export { certifiedKindOf, isCertified } from './certified-kind.ts';
export { standingOf } from './standing.ts';

export const certificationFeature = {
  commands: operatorCommands({ name: 'certification', help: HELP, readCommand, operate }),
  create: (desk: CertificationDesk) => ({
    desk,
    routes: (app) => certificationRoutes(app, desk),
    jobs: certificationJobs(desk),

    /** Who a member is certified as today. */
    of: (handle: DbHandle, memberId: bigint) => certifiedAs(desk, handle, memberId),

    personalData: (handle: DbHandle, memberId: bigint) => personalData(desk, handle, memberId),
    forget: (tx: DbHandle, memberId: bigint) => forget(desk.files, tx, memberId),
  }),
} satisfies Feature<CertificationDesk>;
