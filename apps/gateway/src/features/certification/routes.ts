import {
  addSignature as addSignatureCall,
  getAuthInfo,
  submitCompanyAuth,
  submitPersonalAuth,
  withdrawAuth,
} from '@cheyantong/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { visitorAddress } from '../../http/visitor-address.ts';
import { addSignature } from './add-signature.ts';
import type { CertificationDesk } from './desk.ts';
import { companySubmission, personalSubmission } from './forms.ts';
import { readAuth } from './read-auth.ts';
import { submit } from './submit.ts';
import { withdraw } from './withdraw.ts';

export function certificationRoutes(app: FastifyInstance, desk: CertificationDesk): void {
  serve(app, getAuthInfo, ({ memberId }) => readAuth(desk, BigInt(memberId)));

  serve(app, submitPersonalAuth, ({ memberId, body }) =>
    submit(desk, BigInt(memberId), personalSubmission(body)),
  );

  serve(app, submitCompanyAuth, ({ memberId, body }) =>
    submit(desk, BigInt(memberId), companySubmission(body)),
  );

  serve(app, addSignatureCall, ({ memberId, body, request }) =>
    addSignature(desk, BigInt(memberId), { url: body.url, address: visitorAddress(request) }),
  );

  serve(app, withdrawAuth, ({ memberId }) => withdraw(desk, BigInt(memberId)));
}
