import type { Feature } from '../../feature.ts';
import { operatorCommands } from '../../operator/command-line.ts';
import { ticketJobs } from './jobs.ts';
import { operate, readCommand } from './operate.ts';
import { HELP } from './operator-words.ts';
import { forget, personalData } from './personal-data.ts';
import { ticketRoutes } from './routes.ts';
import type { TicketDesk } from './take-ticket.ts';

export const ticketsFeature = {
  commands: operatorCommands({ name: 'tickets', help: HELP, readCommand, operate }),
  create: (desk: TicketDesk) => ({
    routes: (app) => ticketRoutes(app, desk),
    jobs: ticketJobs(desk.db),
    personalData,
    forget,
  }),
} satisfies Feature<TicketDesk>;
