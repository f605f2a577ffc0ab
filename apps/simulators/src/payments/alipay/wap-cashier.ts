import { dateTimeText, SIMULATED_PAYMENTS, yuanText } from '@cheyantong/domain';
import type { SimulatedPaymentKeys } from '@cheyantong/domain/simulated-keys';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendPage } from '../../page/document.ts';
import type { Pay } from '../outcomes.ts';
import { phoneCashier, refusedOnPhone } from '../page/phone-cashier.ts';
import type { Trade } from '../trade.ts';
import type { Trades } from '../trades.ts';
import { openPageTrade } from './page-trade.ts';
import { type Fields, sign, signedText } from './signature.ts';

interface WapDesk {
  trades: Trades;
  keys: () => SimulatedPaymentKeys['alipay'];
  pay: Pay;
  now: () => Date;
}

type At = { Params: { outTradeNo: string } };

/** `alipay.trade.wap.pay`: the gateway checks, and sends the phone on to the cashier. */
export function sendToWapCashier(
  reply: FastifyReply,
  { fields, trades, problem }: { fields: Fields; trades: Trades; problem: string | undefined },
): FastifyReply {
  const trade = problem ?? openPageTrade(fields, trades, 'wap');
  return typeof trade === 'string' ? refuse(reply, trade) : reply.redirect(cashierOf(trade), 302);
}

/** Alipay's pages on a phone, in place of its app. */
export function registerWapCashier(app: FastifyInstance, { trades, keys, pay, now }: WapDesk): void {
  app.get<At>('/alipay/wap/:outTradeNo', (request, reply) => {
    const trade = trades.find('alipay', request.params.outTradeNo);
    if (!trade?.backUrls) return refuse(reply, '没有这笔交易');
    const back = { paid: signedReturn(trade, trade.backUrls.paid, keys, now()), quit: trade.backUrls.quit };
    const main = phoneCashier({ trade, now: now(), action: cashierOf(trade), back });
    return sendPage(reply, { title: '支付宝', style: '/pay/pay.css', main });
  });
  app.post<At>('/alipay/wap/:outTradeNo', (request, reply) => {
    const trade = trades.find('alipay', request.params.outTradeNo);
    if (!trade) return refuse(reply, '没有这笔交易');
    pay(trade);
    return reply.redirect(cashierOf(trade), 303);
  });
}

const cashierOf = ({ outTradeNo }: Trade): string => `/alipay/wap/${outTradeNo}`;

/** The merchant's address, with what Alipay adds to it: signed, and still no proof of a payment. */
function signedReturn(
  { outTradeNo, amountCents, payment }: Trade,
  returnUrl: string,
  keys: WapDesk['keys'],
  now: Date,
): string {
  const { appId, sellerId } = SIMULATED_PAYMENTS.alipay;
  const fields: Fields = {
    charset: 'utf-8',
    method: 'alipay.trade.wap.pay.return',
    app_id: appId,
    seller_id: sellerId,
    version: '1.0',
    sign_type: 'RSA2',
    timestamp: dateTimeText(now),
    out_trade_no: outTradeNo,
    trade_no: payment?.transactionId ?? '',
    total_amount: yuanText(amountCents),
  };
  const url = new URL(returnUrl);
  const signature = sign(signedText(fields, ['sign', 'sign_type']), keys().theirs.privateKey);
  for (const [name, value] of Object.entries({ ...fields, sign: signature }))
    url.searchParams.append(name, value);
  return url.href;
}

const refuse = (reply: FastifyReply, sentence: string): FastifyReply =>
  sendPage(reply.code(400), { title: '支付宝', style: '/pay/pay.css', main: refusedOnPhone(sentence) });
