import type { DbHandle } from '../../db/handle.ts';
import type { Feature } from '../../feature.ts';
import { operatorCommands } from '../../operator/command-line.ts';
import { answerRoute } from './answers/answer-route.ts';
import { leadJobs } from './jobs.ts';
import { operate, readCommand } from './operate.ts';
import { HELP } from './operator-words.ts';
import { forget, personalData } from './personal-data.ts';
import { leadRoutes } from './routes.ts';
import type { LeadDesk } from './take-lead.ts';
import type { DeliveryDesk } from './tell-dealer.ts';

export const leadsFeature = {
  commands: operatorCommands({ name: 'leads', help: HELP, readCommand, operate }),
  create: (desk: LeadDesk & DeliveryDesk) => ({
    routes: (app) => {
      leadRoutes(app, desk);
      answerRoute(app, desk);
    },
    jobs: leadJobs(desk),
    personalData,
    forget: (tx: DbHandle, memberId: bigint) => forget(desk.enqueue, tx, memberId),
  }),
} satisfies Feature<LeadDesk & DeliveryDesk>;
