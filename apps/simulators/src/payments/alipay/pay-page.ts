import type { FastifyReply } from 'fastify';
import { toString as drawCode } from 'qrcode';
import { Html, html } from '../../page/html.ts';
import { canBePaid } from '../trade.ts';
import type { Trades } from '../trades.ts';
import { contentOf, openPageTrade } from './page-trade.ts';
import type { Fields } from './signature.ts';

/** The page stands in the merchant's frame, runs nothing and asks for nothing. */
const FRAMED =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *";
const MIN_WIDTH = 75;
const DEFAULT_WIDTH = 200;

/** `alipay.trade.page.pay` with qr_pay_mode 4: nothing but the code, as wide as the merchant wants it. */
export async function sendPayPage(
  reply: FastifyReply,
  { fields, trades, origin, now }: { fields: Fields; trades: Trades; origin: string; now: Date },
): Promise<FastifyReply> {
  const trade = openPageTrade(fields, trades, 'code');
  if (typeof trade === 'string') return sendFramed(reply.code(400), html`<p>${trade}</p>`);
  const width = Math.max(Number(contentOf(fields).qrcode_width) || DEFAULT_WIDTH, MIN_WIDTH);
  if (trade.status === 'paid') return sendFramed(reply, html`<p>已支付</p>`);
  if (!canBePaid(trade, now)) return sendFramed(reply, html`<p>二维码已失效</p>`);
  const code = await drawCode(`${origin}/alipay/scan/${trade.outTradeNo}`, { type: 'svg', width, margin: 1 });
  return sendFramed(reply, new Html(code));
}

export const sendFramed = (reply: FastifyReply, content: Html): FastifyReply =>
  reply
    .header('content-security-policy', FRAMED)
    .type('text/html; charset=utf-8')
    .send(
      html`<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>支付宝模拟收银台</title>
<style>body{margin:0;font:14px/1.4 sans-serif;color:#17202e}p{margin:0;padding-top:42%;text-align:center}svg{display:block}</style>
<body>${content}</body></html>`.text,
    );
