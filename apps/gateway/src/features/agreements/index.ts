import type { DbHandle } from '../../db/handle.ts';
import type { Feature } from '../../feature.ts';
import { consentsOfMember } from './personal-data.ts';
import { agreementRoutes } from './routes.ts';
import { publishShipped } from './shipped.ts';
import { syncAgreements } from './sync-agreements.ts';

export { agree, agreeAtRegistration, agreeOnce } from './agree.ts';
export { publishShipped } from './shipped.ts';

export const agreementsFeature = {
  dataCommands: [syncAgreements],
  create: ({ db }: { db: DbHandle }) => ({
    routes: (app) => agreementRoutes(app, db),
    prepare: () => publishShipped(db),
    ...consentsOfMember,
  }),
} satisfies Feature<{ db: DbHandle }>;
