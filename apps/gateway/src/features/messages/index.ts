import type { Feature } from '../../feature.ts';
import type { MessageDesk } from './desk.ts';
import { messageJobs } from './jobs.ts';
import { messageRoutes } from './routes.ts';

export { type NewMessage, type Tell, tellMember } from './tell.ts';

export const messagesFeature = {
  create: (desk: MessageDesk) => ({
    routes: (app) => messageRoutes(app, desk.db),
    jobs: messageJobs(desk),
  }),
} satisfies Feature<MessageDesk>;
