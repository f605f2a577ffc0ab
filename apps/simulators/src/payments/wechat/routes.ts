import type { SimulatedPaymentKeys } from '@cheyantong/domain/simulated-keys';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PaymentFaultBook } from '../faults.ts';
import type { Trades } from '../trades.ts';
import * as calls from './calls.ts';
import { proofHeaders, requestProblem } from './signature.ts';

interface WechatDesk {
  trades: Trades;
  faults: PaymentFaultBook;
  keys: () => SimulatedPaymentKeys['wechat'];
  now: () => Date;
}

/** WeChat Pay's v3 calls: every request is verified, every answer signed, also an empty one. */
export function registerWechatRoutes(app: FastifyInstance, { trades, faults, keys, now }: WechatDesk): void {
  const serve =
    (call: (input: calls.CallInput) => calls.Answer) => (request: FastifyRequest, reply: FastifyReply) => {
      const fault = faults.take('wechat');
      if (fault === 'slow') return reply.hijack();
      if (fault === 'down') return reply.code(503).send({ code: 'SYSTEM_ERROR', message: '系统异常' });
      const problem = requestProblem(signedPart(request), keys().ours.publicKey, now());
      const { status, body } = problem
        ? { status: 401, body: { code: 'SIGN_ERROR', message: problem } }
        : call(inputOf(request));
      const text = body ? JSON.stringify(body) : '';
      const key = fault === 'forged' ? keys().ours.privateKey : keys().theirs.privateKey;
      reply.code(status).headers(proofHeaders(text, key, now()));
      return text ? reply.type('application/json; charset=utf-8').send(text) : reply.send();
    };

  const inputOf = (request: FastifyRequest): calls.CallInput => ({
    trades,
    now: now(),
    origin: `${request.protocol}://${request.host}`,
    params: request.params as Record<string, string>,
    query: request.query as Record<string, string>,
    content: JSON.parse(bodyOf(request) || '{}') as Record<string, unknown>,
  });

  app.register(async (scope) => {
    // A signature covers the bytes that came, so nothing may be parsed on the way.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    scope.post('/v3/pay/transactions/native', serve(calls.createNative));
    scope.post('/v3/pay/transactions/h5', serve(calls.createH5));
    scope.post('/v3/pay/transactions/jsapi', serve(calls.createJsapi));
    scope.get('/v3/pay/transactions/out-trade-no/:outTradeNo', serve(calls.queryTrade));
    scope.post('/v3/pay/transactions/out-trade-no/:outTradeNo/close', serve(calls.closeTrade));
    scope.post('/v3/refund/domestic/refunds', serve(calls.createRefund));
    scope.get('/v3/bill/tradebill', serve(calls.queryBill));
    // The file is not signed: its digest stands in the signed answer that named it.
    scope.get<{ Querystring: { token: string } }>('/v3/billdownload/file', (request, reply) =>
      reply.type('text/plain; charset=utf-8').send(calls.billOf(trades, request.query.token)),
    );
  });
}

const bodyOf = ({ body }: FastifyRequest): string => (Buffer.isBuffer(body) ? body.toString('utf8') : '');

const signedPart = (request: FastifyRequest) => ({
  method: request.method,
  url: request.url,
  body: bodyOf(request),
  authorization: request.headers.authorization ?? '',
  wantedKey: String(request.headers['wechatpay-serial'] ?? ''),
});
