import type { FastifyInstance } from 'fastify';
import { serveFile } from '../../page/assets.ts';
import { sendPage, sendPart } from '../../page/document.ts';
import { html } from '../../page/html.ts';
import type { PaymentFaultBook } from '../faults.ts';
import type { Trades } from '../trades.ts';
import { activeFaults, faultPanel } from './fault-panel.ts';
import { tradeList } from './trade-list.ts';

export function registerPayPage(
  app: FastifyInstance,
  trades: Trades,
  faults: PaymentFaultBook,
  now: () => Date,
): void {
  serveFile(app, '/pay/pay.css', new URL('./pay.css', import.meta.url), 'css');

  app.get('/pay', (_request, reply) =>
    sendPage(reply, {
      title: '支付',
      style: '/pay/pay.css',
      script: '/sms/refresh.js',
      main: html`
<nav class="crumbs" aria-label="面包屑"><a href="/">服务模拟器</a><span aria-hidden="true">/</span>支付</nav>
<h1>支付宝与微信支付</h1>
<div class="columns">
  <section aria-label="交易">
    <p class="visually-hidden" id="news" role="status"></p>
    <div data-source="/pay/list" data-news="交易已更新">${tradeList(trades.list(), now())}</div>
  </section>
  ${faultPanel(faults.list())}
</div>`,
    }),
  );

  // The two parts that the script keeps fresh.
  app.get('/pay/list', (_request, reply) => sendPart(reply, tradeList(trades.list(), now())));
  app.get('/pay/active-faults', (_request, reply) => sendPart(reply, activeFaults(faults.list())));
}
