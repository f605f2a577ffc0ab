import type { PayChannel } from '@cheyantong/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendPage, sendPart } from '../../page/document.ts';
import { type Html, html } from '../../page/html.ts';
import { OUTCOMES, type Outcome } from '../outcomes.ts';
import { canBePaid, type Trade } from '../trade.ts';
import type { Trades } from '../trades.ts';
import { amount, channelName, noticeWord, OUTCOME_WORDS, statusWord } from './words.ts';

/** What a person sees on the phone after scanning: the amount, and to pay or not to pay. */
export function registerCashier(app: FastifyInstance, trades: Trades, now: () => Date): void {
  // The text in Alipay's code: opening it is the scan.
  app.get<{ Params: { outTradeNo: string } }>('/alipay/scan/:outTradeNo', (request, reply) =>
    toCashier(reply, trades.find('alipay', request.params.outTradeNo)),
  );
  // A browser cannot open weixin://; whoever has read the code comes here with what stands behind `pr=`.
  app.get<{ Querystring: { pr?: string } }>('/wechat/scan', (request, reply) =>
    toCashier(reply, trades.findByPrepayId(request.query.pr ?? '')),
  );

  type At = { Params: { channel: PayChannel; outTradeNo: string } };
  app.get<At>('/pay/:channel/:outTradeNo', (request, reply) => {
    const trade = trades.find(request.params.channel, request.params.outTradeNo);
    if (!trade) return unknownTrade(reply);
    return sendPage(reply, {
      title: `${channelName(trade.channel)}收银台`,
      style: '/pay/pay.css',
      script: '/sms/refresh.js',
      main: html`
<nav class="crumbs" aria-label="面包屑"><a href="/">服务模拟器</a><span aria-hidden="true">/</span><a href="/pay">支付</a><span aria-hidden="true">/</span>收银台</nav>
<p class="visually-hidden" id="news" role="status"></p>
<div data-source="/pay/${trade.channel}/${trade.outTradeNo}/cashier" data-news="交易已更新">${cashier(trade, now())}</div>`,
    });
  });
  app.get<At>('/pay/:channel/:outTradeNo/cashier', (request, reply) => {
    const trade = trades.find(request.params.channel, request.params.outTradeNo);
    return trade ? sendPart(reply, cashier(trade, now())) : unknownTrade(reply);
  });
}

function toCashier(reply: FastifyReply, trade: Trade | undefined): FastifyReply {
  if (!trade) return unknownTrade(reply);
  if (trade.status === 'offered') trade.status = 'waiting';
  return reply.redirect(`/pay/${trade.channel}/${trade.outTradeNo}`, 303);
}

const unknownTrade = (reply: FastifyReply): FastifyReply =>
  sendPage(reply.code(404), {
    title: '没有这笔交易',
    main: html`<h1>没有这笔交易</h1><p class="lead">二维码可能来自另一次启动。<a href="/pay">查看全部交易</a></p>`,
  });

const cashier = (trade: Trade, now: Date): Html => html`
<section class="card cashier ${trade.channel}" aria-label="收银台">
  <p class="vendor">${channelName(trade.channel)}<span>模拟收银台</span></p>
  <p class="price"><output>${amount(trade.amountCents)}</output></p>
  <dl>
    <div><dt>商品</dt><dd>${trade.subject}</dd></div>
    <div><dt>收款方</dt><dd>车研通</dd></div>
    <div><dt>订单号</dt><dd>${trade.outTradeNo}</dd></div>
    <div><dt>状态</dt><dd><strong>${statusWord(trade, now)}</strong></dd></div>
    ${noticeWord(trade) ? html`<div><dt>通知</dt><dd>${noticeWord(trade)}</dd></div>` : null}
  </dl>
  ${canBePaid(trade, now) ? payForm(trade) : null}
  <details>
    <summary>其他情形</summary>
    <form method="post" action="/pay/${trade.outTradeNo}">
      <input type="hidden" name="channel" value="${trade.channel}">
      ${OUTCOMES.filter((outcome) => outcome !== 'paid').map(outcomeButton)}
    </form>
  </details>
</section>`;

const payForm = ({ channel, outTradeNo }: Trade): Html => html`
<form method="post" action="/pay/${outTradeNo}" class="decide">
  <input type="hidden" name="channel" value="${channel}">
  <button class="primary wide" name="outcome" value="paid">${OUTCOME_WORDS.paid.name}</button>
  <a href="/pay">暂不付款</a>
</form>`;

const outcomeButton = (outcome: Outcome): Html => html`
<button class="quiet other" name="outcome" value="${outcome}">${OUTCOME_WORDS[outcome].name}<small>${OUTCOME_WORDS[outcome].meaning}</small></button>`;
