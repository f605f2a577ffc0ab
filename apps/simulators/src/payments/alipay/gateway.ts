import { HOUR_MS, momentOf, SIMULATED_PAYMENTS } from '@cheyantong/domain';
import type { SimulatedPaymentKeys } from '@cheyantong/domain/simulated-keys';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../../page/html.ts';
import type { PaymentFaultBook } from '../faults.ts';
import type { Trades } from '../trades.ts';
import { alipayBill } from './bill.ts';
import { type Answer, METHODS, refusal } from './methods.ts';
import { sendFramed, sendPayPage } from './pay-page.ts';
import { type Fields, sign, signatureFits } from './signature.ts';
import { sendToWapCashier } from './wap-cashier.ts';

interface AlipayDesk {
  trades: Trades;
  faults: PaymentFaultBook;
  keys: () => SimulatedPaymentKeys['alipay'];
  now: () => Date;
}

/** A request from a clock that is further off comes from a server that does not use Beijing time. */
const TOLERANCE_MS = HOUR_MS;
const PAGE_PAY = 'alipay.trade.page.pay';
const WAP_PAY = 'alipay.trade.wap.pay';

/** Alipay's one address for everything: verifies RSA2, then does what the method says and signs its answer. */
export function registerAlipayGateway(app: FastifyInstance, desk: AlipayDesk): void {
  const { trades, faults, keys, now } = desk;

  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const fields = { ...(request.query as Fields), ...((request.body ?? {}) as Fields) };
    const fault = faults.take('alipay');
    if (fault === 'slow') return reply.hijack();
    if (fault === 'down') return reply.code(503).send('simulated outage');
    const problem = problemOf(fields, keys().ours.publicKey, now());
    const origin = `${request.protocol}://${request.host}`;
    if (fields.method === PAGE_PAY) {
      return problem
        ? sendFramed(reply.code(400), html`<p>${problem.sub_msg ?? ''}</p>`)
        : sendPayPage(reply, { fields, trades, origin, now: now() });
    }
    if (fields.method === WAP_PAY)
      return sendToWapCashier(reply, { fields, trades, problem: problem?.sub_msg });
    const method = METHODS[fields.method ?? ''];
    const content = JSON.parse(fields.biz_content ?? '{}') as Record<string, unknown>;
    const billUrl = (day: string) => `${origin}/alipay/bill/${day}`;
    const answer =
      problem ??
      method?.(content, { trades, now, billUrl }) ??
      refusal('isv.invalid-method', '不存在的方法名', '40002');
    const key = fault === 'forged' ? keys().ours.privateKey : keys().theirs.privateKey;
    return reply.type('application/json; charset=utf-8').send(signed(fields.method ?? '', answer, key));
  };
  app.get('/gateway.do', handle);
  app.post('/gateway.do', handle);

  app.get<{ Params: { day: string } }>('/alipay/bill/:day', (request, reply) => {
    const entries = trades.ledger(request.params.day).filter(({ channel }) => channel === 'alipay');
    return reply.type('application/zip').send(Buffer.from(alipayBill(request.params.day, entries)));
  });
}

function problemOf(fields: Fields, publicKey: string, now: Date): Answer | undefined {
  if (fields.app_id !== SIMULATED_PAYMENTS.alipay.appId) {
    return refusal('isv.invalid-app-id', '无效的AppID参数', '40002');
  }
  if (fields.sign_type !== 'RSA2' || !signatureFits(fields, publicKey)) {
    return refusal('isv.invalid-signature', '无效签名', '40002');
  }
  // Codes are signed once and shown for half an hour; everything else is signed when it is sent.
  const skewMs = Math.abs(now.getTime() - (momentOf(fields.timestamp)?.getTime() ?? 0));
  return skewMs <= TOLERANCE_MS ? undefined : refusal('isv.invalid-timestamp', '非法的时间戳参数', '40002');
}

/** The signature is over the inner JSON exactly as it stands in the answer. */
function signed(method: string, answer: Answer, privateKey: string): string {
  const inner = JSON.stringify(answer);
  const name = `${method.replaceAll('.', '_')}_response`;
  return `{"${name}":${inner},"sign":"${sign(inner, privateKey)}"}`;
}
