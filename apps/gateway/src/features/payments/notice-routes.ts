import type { PayChannel } from '@cheyantong/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ALWAYS_HEARD } from '../../http/security.ts';
import type { PaymentDesk } from './desk.ts';
import { NoticeDesk } from './notice-desk.ts';

const PATHS: Record<PayChannel, string> = {
  alipay: '/api/oms-boot/callback-api/v1/ali-pay/notify',
  wechat: '/api/oms-boot/callback-api/v1/wx-pay/notify-order-v3',
};

/** What each vendor wants to hear; anything else makes it come again. */
const ANSWERS: Record<PayChannel, (reply: FastifyReply, understood: boolean) => FastifyReply> = {
  alipay: (reply, understood) => reply.type('text/plain').send(understood ? 'success' : 'fail'),
  wechat: (reply, understood) =>
    understood
      ? reply.send({ code: 'SUCCESS', message: '成功' })
      : reply.code(400).send({ code: 'FAIL', message: '失败' }),
};

export const notifyUrl = (publicUrl: string, channel: PayChannel): string => publicUrl + PATHS[channel];

/** The vendors' side of the gateway: no envelope, and nothing parsed before its signature is checked. */
export function noticeRoutes(app: FastifyInstance, desk: PaymentDesk): void {
  const notices = new NoticeDesk(desk);
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    for (const channel of ['alipay', 'wechat'] as const) {
      scope.post(PATHS[channel], { config: ALWAYS_HEARD }, async (request, reply) =>
        ANSWERS[channel](reply, await isUnderstood(notices, channel, request)),
      );
    }
  });
}

async function isUnderstood(
  notices: NoticeDesk,
  channel: PayChannel,
  request: FastifyRequest,
): Promise<boolean> {
  const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  try {
    return await notices.take(channel, { headers: request.headers, rawBody });
  } catch (error) {
    request.log.error({ err: error, channel }, 'payment notice not taken');
    return false;
  }
}
