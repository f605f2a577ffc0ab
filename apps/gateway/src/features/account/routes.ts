import { getMe, login, logout, requestToken, sendSmsCode } from '@cheyantong/contract';
import { SMS_WORK } from '@cheyantong/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerToken } from '../../http/access.ts';
import { browserOf, nameBrowser } from '../../http/browser.ts';
import { Failure } from '../../http/failure.ts';
import { serve } from '../../http/serve.ts';
import { visitorAddress } from '../../http/visitor-address.ts';
import { type LoginDesk, logIn } from './log-in.ts';
import { Members } from './members.ts';
import { placeOf } from './network-place.ts';
import { presentMember } from './present-member.ts';
import { hashToken } from './secrets.ts';
import { type CodeDesk, sendCode } from './send-code.ts';
import { Sessions } from './sessions.ts';
import type { CodeClaim } from './sms-codes.ts';

export function accountRoutes(app: FastifyInstance, desk: CodeDesk & LoginDesk): void {
  serve(app, sendSmsCode, ({ query, headers, request, reply }) =>
    sendCode(desk, {
      phone: query.phoneNumber,
      purpose: 'login',
      askedBy: hashToken(browserOf(request) ?? nameBrowser(request, reply)),
      address: visitorAddress(request),
      ticket: headers[SMS_WORK.ticketHeader],
    }),
  );

  serve(app, login, ({ body, request }) =>
    logIn(desk, { phone: body.mobile, code: body.code, holder: holderOf(request) }),
  );

  serve(app, requestToken, ({ query, request }) =>
    logIn(desk, {
      phone: query.mobile,
      code: query.code ?? query.verifyCode ?? '',
      holder: holderOf(request),
    }),
  );

  serve(app, logout, async ({ request }) => {
    const token = bearerToken(request);
    if (token) await new Sessions(desk.db).end(token);
    return null;
  });

  serve(app, getMe, async ({ memberId }) => {
    const member = await new Members(desk.db).find(memberId);
    if (!member) throw new Failure('A0230');
    return presentMember(member);
  });
}

function holderOf(request: FastifyRequest): CodeClaim['holder'] {
  const browser = browserOf(request);
  return browser
    ? { id: hashToken(browser) }
    : { id: undefined, network: placeOf(visitorAddress(request)).network };
}
