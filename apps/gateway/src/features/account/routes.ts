import { getMe, login, logout, requestToken, sendSmsCode } from '@cheyantong/contract';
import type { FastifyInstance } from 'fastify';
import { bearerToken } from '../../http/access.ts';
import { Failure } from '../../http/failure.ts';
import { serve } from '../../http/serve.ts';
import { logIn } from './log-in.ts';
import { Members } from './members.ts';
import { presentMember } from './present-member.ts';
import { type CodeDesk, sendCode } from './send-code.ts';
import { Sessions } from './sessions.ts';

export function accountRoutes(app: FastifyInstance, desk: CodeDesk): void {
  serve(app, sendSmsCode, ({ query, request }) =>
    sendCode(desk, { phone: query.phoneNumber, purpose: 'login', address: request.ip }),
  );

  serve(app, login, ({ body }) => logIn(desk, body.mobile, body.code));

  serve(app, requestToken, ({ query }) => logIn(desk, query.mobile, query.code ?? query.verifyCode ?? ''));

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
