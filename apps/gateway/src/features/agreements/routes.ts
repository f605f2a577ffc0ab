import {
  getAgreement,
  giveConsent as giveConsentCall,
  listAgreements,
  listMyConsents,
  withdrawConsent as withdrawConsentCall,
} from '@cheyantong/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { giveConsent } from './give-consent.ts';
import { presentAgreement, presentConsents, presentList } from './present.ts';
import { type AgreementDesk, withdrawConsent } from './withdraw-consent.ts';

export function agreementRoutes(app: FastifyInstance, desk: AgreementDesk): void {
  const { db } = desk;

  serve(app, listAgreements, () => presentList(db));

  serve(app, getAgreement, ({ params, query }) => presentAgreement(db, params.document, query.version));

  serve(app, listMyConsents, ({ memberId }) => presentConsents(db, BigInt(memberId)));

  serve(app, giveConsentCall, async ({ memberId, body }) => {
    await giveConsent(db, BigInt(memberId), body);
    return presentConsents(db, BigInt(memberId));
  });

  serve(app, withdrawConsentCall, async ({ memberId, params }) => {
    await withdrawConsent(desk, BigInt(memberId), params.document);
    return presentConsents(db, BigInt(memberId));
  });
}
