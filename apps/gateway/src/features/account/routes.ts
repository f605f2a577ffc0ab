import {
  changePhone as changePhoneCall,
  endOtherSessions,
  endSession,
  getMe,
  listSessions,
  login,
  logout,
  renameMe,
  requestToken,
  sendPhoneChangeCode as sendPhoneChangeCodeCall,
  sendSmsCode,
} from '@cheyantong/contract';
import { SMS_WORK } from '@cheyantong/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ownIdFrom } from '../../db/own-id.ts';
import { bearerToken } from '../../http/access.ts';
import { browserOf, nameBrowser } from '../../http/browser.ts';
import { Failure } from '../../http/failure.ts';
import { serve } from '../../http/serve.ts';
import { visitorAddress } from '../../http/visitor-address.ts';
import { hashToken } from '../../secrets/random.ts';
import { changePhone, sendPhoneChangeCode } from './change-phone.ts';
import { deviceOf } from './device-of.ts';
import type { KnownSessions } from './known-sessions.ts';
import { type LoginDesk, logIn } from './log-in.ts';
import { Members } from './members.ts';
import { placeOf } from './network-place.ts';
import { type MemberDesk, presentMember } from './present-member.ts';
import { presentSession } from './present-session.ts';
import { type CodeDesk, sendCode } from './send-code.ts';
import { type Device, Sessions } from './sessions.ts';
import type { CodeClaim } from './sms-codes.ts';

type AccountDesk = CodeDesk & LoginDesk & MemberDesk & { sessions: KnownSessions };

export function accountRoutes(app: FastifyInstance, desk: AccountDesk): void {
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
    logIn(desk, { phone: body.mobile, code: body.code, ...callerOf(request) }),
  );

  serve(app, requestToken, ({ query, request }) =>
    logIn(desk, {
      phone: query.mobile,
      code: query.code ?? query.verifyCode ?? '',
      ...callerOf(request),
    }),
  );

  serve(app, logout, async ({ request }) => {
    const token = bearerToken(request);
    const memberId = token ? await new Sessions(desk.db).end(token) : null;
    if (memberId) desk.sessions.areChanging(memberId);
    return null;
  });

  serve(app, getMe, async ({ memberId }) => {
    const member = await new Members(desk.db).find(memberId);
    if (!member) throw new Failure('A0230');
    return presentMember(desk, member);
  });

  serve(app, renameMe, async ({ memberId, body }) => {
    const member = await new Members(desk.db).rename(BigInt(memberId), body.nickName);
    if (!member) throw new Failure('A0230');
    return presentMember(desk, member);
  });

  serve(app, sendPhoneChangeCodeCall, ({ memberId, body, headers, request }) =>
    sendPhoneChangeCode(
      desk,
      { memberId, address: visitorAddress(request), ticket: headers[SMS_WORK.ticketHeader] },
      body.step === 'new' ? body.phoneNumber : undefined,
    ),
  );

  serve(app, changePhoneCall, async ({ memberId, body, request }) => {
    desk.sessions.areChanging(memberId);
    return presentMember(desk, await changePhone(desk, memberId, body, bearerToken(request) ?? ''));
  });

  serve(app, listSessions, async ({ memberId, request }) => {
    const own = await new Sessions(desk.db).listOf(BigInt(memberId));
    const currentHash = hashToken(bearerToken(request) ?? '');
    return own.map((session) => presentSession(session, currentHash));
  });

  serve(app, endSession, async ({ memberId, params }) => {
    const sessionId = ownIdFrom(params.sessionId);
    desk.sessions.areChanging(memberId);
    if (sessionId === null || !(await new Sessions(desk.db).endOwn(BigInt(memberId), sessionId)))
      throw new Failure('A0401');
    return null;
  });

  serve(app, endOtherSessions, async ({ memberId, request }) => {
    desk.sessions.areChanging(memberId);
    return { ended: await new Sessions(desk.db).endOthers(BigInt(memberId), bearerToken(request) ?? '') };
  });
}

/** Who brings a code, and on what. */
const callerOf = (request: FastifyRequest): { holder: CodeClaim['holder']; device: Device } => ({
  holder: holderOf(request),
  device: deviceOf(request),
});

function holderOf(request: FastifyRequest): CodeClaim['holder'] {
  const browser = browserOf(request);
  return browser
    ? { id: hashToken(browser) }
    : { id: undefined, network: placeOf(visitorAddress(request)).network };
}
