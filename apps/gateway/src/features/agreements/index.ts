import type { Feature } from '../../feature.ts';
import { consentsOfMember } from './personal-data.ts';
import { agreementRoutes } from './routes.ts';
import { publishShipped } from './shipped.ts';
import { syncAgreements } from './sync-agreements.ts';
import type { AgreementDesk } from './withdraw-consent.ts';

export { agree, agreeAtRegistration, agreeOnce } from './agree.ts';
export { agreedVersion } from './agreed-version.ts';
export { publishShipped } from './shipped.ts';

export const agreementsFeature = {
  dataCommands: [syncAgreements],
  create: (desk: AgreementDesk) => ({
    routes: (app) => agreementRoutes(app, desk),
    prepare: () => publishShipped(desk.db),
    ...consentsOfMember,
  }),
} satisfies Feature<AgreementDesk>;
