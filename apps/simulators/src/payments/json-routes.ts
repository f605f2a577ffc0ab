import { PAY_CHANNEL_NAMES, type PayChannel } from '@cheyantong/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseFault } from '../fault-book.ts';
import { FAULT_MODES, type PaymentFaultBook } from './faults.ts';
import { type Done, OUTCOMES, type Outcome } from './outcomes.ts';
import type { Trade } from './trade.ts';
import type { Trades } from './trades.ts';

interface PaymentsDesk {
  trades: Trades;
  faults: PaymentFaultBook;
  bringAbout(trade: Trade, outcome: Outcome, noticeAfterMs: number): Done;
}

const MAX_NOTICE_DELAY_MS = 60_000;
const FAULT_WORDS = `mode: ${FAULT_MODES.join(' | ')}; channel?: alipay | wechat; times?: 1, 2, …`;
const OUTCOME_WORDS = `channel: ${PAY_CHANNEL_NAMES.join(' | ')}; outcome: ${OUTCOMES.join(' | ')}; noticeAfterMs?: 0 – ${MAX_NOTICE_DELAY_MS}`;

/** What tests and scripts use; the pages' forms post to the same places and are sent back to their page. */
export function registerJsonRoutes(app: FastifyInstance, { trades, faults, bringAbout }: PaymentsDesk): void {
  app.get<{ Querystring: { day?: string } }>('/pay/ledger', (request) => trades.ledger(request.query.day));

  app.get('/pay/trades', () => trades.list());

  app.get('/pay/faults', () => faults.list());

  app.post('/pay/faults', (request, reply) => {
    const fault = parseFault(request.body, { modes: FAULT_MODES, who: 'channel' });
    if (!fault) return reply.code(400).send({ message: FAULT_WORDS });
    faults.set(fault);
    return isForm(request) ? reply.redirect('/pay', 303) : reply.send(faults.list());
  });

  app.post<{ Params: { outTradeNo: string } }>('/pay/:outTradeNo', (request, reply) => {
    const { outTradeNo } = request.params;
    const decision = readDecision(request.body);
    if (!decision) return reply.code(400).send({ message: OUTCOME_WORDS });
    const { channel, outcome, noticeAfterMs } = decision;
    const trade = trades.find(channel, outTradeNo);
    if (!trade) return reply.code(404).send({ message: '没有这笔交易，或二维码还没有显示过' });
    const result = bringAbout(trade, outcome, noticeAfterMs);
    if (isForm(request)) return reply.redirect(`/pay/${channel}/${outTradeNo}`, 303);
    if ('conflict' in result) return reply.code(409).send({ message: result.conflict });
    const transactionId = trade.payment?.transactionId ?? null;
    return reply.send({ outTradeNo, channel, outcome, transactionId, ...result });
  });
}

const isForm = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;

function readDecision(
  body: unknown,
): { channel: PayChannel; outcome: Outcome; noticeAfterMs: number } | undefined {
  const given = (body ?? {}) as Record<string, unknown>;
  const channel = PAY_CHANNEL_NAMES.find((name) => name === given.channel);
  const outcome = OUTCOMES.find((name) => name === given.outcome);
  const noticeAfterMs = given.noticeAfterMs === undefined ? 0 : Number(given.noticeAfterMs);
  const inRange =
    Number.isInteger(noticeAfterMs) && noticeAfterMs >= 0 && noticeAfterMs <= MAX_NOTICE_DELAY_MS;
  return channel && outcome && inRange ? { channel, outcome, noticeAfterMs } : undefined;
}
