import type { Feature } from '../../feature.ts';
import type { MessageDesk } from './desk.ts';
import { messageJobs } from './jobs.ts';
import { forget, personalData } from './personal-data.ts';
import { messageRoutes } from './routes.ts';

export { type NewMessage, type Tell, tellMember } from './tell.ts';

export const messagesFeature = {
  create: (desk: MessageDesk) => ({
    routes: (app) => messageRoutes(app, desk.db),
    jobs: messageJobs(desk),
    personalData,
    forget,
  }),
} satisfies Feature<MessageDesk>;
