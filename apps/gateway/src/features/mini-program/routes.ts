import { randomBytes } from 'node:crypto';
import {
  issueMiniTicket,
  miniProgramLogin,
  redeemMiniTicket,
  signJsSdk as signJsSdkCall,
} from '@cheyantong/contract';
import { MINI_TICKET_LIFE_MS, SECOND_MS } from '@cheyantong/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerToken } from '../../http/access.ts';
import { Failure } from '../../http/failure.ts';
import { serve } from '../../http/serve.ts';
import { type Device, deviceOf } from '../account/index.ts';
import { askWechat } from './ask-wechat.ts';
import type { MiniProgramDesk } from './desk.ts';
import { logInByWechat } from './log-in.ts';
import { signJsSdk } from './sign-js-sdk.ts';
import { MiniTickets } from './tickets.ts';

export function miniProgramRoutes(app: FastifyInstance, desk: MiniProgramDesk): void {
  const { db, account, ownOrigins, domainFiles } = desk;

  serve(app, miniProgramLogin, ({ body, request }) =>
    logInByWechat(desk, {
      loginCode: body.loginCode,
      phoneCode: body.phoneCode,
      device: miniDeviceOf(request),
    }),
  );

  serve(app, issueMiniTicket, async ({ body, request }) => {
    const sessionId = await account.sessionOf(db, bearerToken(request) ?? '');
    if (sessionId === undefined) throw new Failure('A0230');
    const ticket = await new MiniTickets(db).issue(sessionId, body.challenge);
    return { ticket, expiresIn: MINI_TICKET_LIFE_MS / SECOND_MS };
  });

  serve(app, redeemMiniTicket, ({ body, request }) =>
    db.transaction(async (tx) => {
      const memberId = await new MiniTickets(tx).redeem(body.ticket, body.verifier);
      if (memberId === undefined) throw new Failure('A0231');
      return account.logIn(tx, memberId, miniDeviceOf(request));
    }),
  );

  serve(app, signJsSdkCall, async ({ query: { url } }) => {
    if (!URL.canParse(url) || !ownOrigins.includes(new URL(url).origin))
      throw new Failure('A0400', '只为本站的页面签名');
    const { appId, ticket } = await askWechat(desk, (wechat) => wechat.jsSdkTicket());
    const timestamp = Math.floor(Date.now() / SECOND_MS);
    const nonceStr = randomBytes(12).toString('base64url');
    return { appId, timestamp, nonceStr, signature: signJsSdk({ ticket, nonceStr, timestamp, url }) };
  });

  for (const { name, content } of domainFiles)
    app.get(`/${name}`, { schema: { hide: true } }, (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(content),
    );
}

/** The mini-program's own requests do not name it, as those of its web-view do; its member should know it again all the same. */
function miniDeviceOf(request: FastifyRequest): Device {
  const device = deviceOf(request);
  return /miniProgram/i.test(device.userAgent)
    ? device
    : { ...device, userAgent: `miniProgram ${device.userAgent}` };
}
