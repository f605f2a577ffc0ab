import type { FastifyInstance } from 'fastify';
import { serveFile } from '../../page/assets.ts';
import { sendPage, sendPart } from '../../page/document.ts';
import { html } from '../../page/html.ts';
import { type DealerQuery, dealerQuery } from '../dealer-query.ts';
import type { DealerFaultBook } from '../faults.ts';
import type { Inbox } from '../inbox.ts';
import { activeFaults, faultPanel } from './fault-panel.ts';
import { leadList } from './lead-list.ts';

export function registerDealersPage(app: FastifyInstance, inbox: Inbox, faults: DealerFaultBook): void {
  serveFile(app, '/dealers/dealers.css', new URL('./dealers.css', import.meta.url), 'css');

  app.get<DealerQuery>('/dealers', dealerQuery, (request, reply) => {
    const dealer = request.query.dealer?.trim() ?? '';
    return sendPage(reply, {
      title: '车商收件箱',
      style: '/dealers/dealers.css',
      script: '/sms/refresh.js',
      main: html`
<nav class="crumbs" aria-label="面包屑"><a href="/">服务模拟器</a><span aria-hidden="true">/</span>车商</nav>
<h1>车商收件箱</h1>
<div class="columns">
  <section aria-label="收件箱">
    <form class="search" role="search">
      <label class="visually-hidden" for="dealer">车商编号</label>
      <input id="dealer" name="dealer" type="search" inputmode="numeric" autocomplete="off" maxlength="18"
        placeholder="输入车商编号，如 1001" value="${dealer}">
      <button class="primary">查询</button>
    </form>
    <p class="visually-hidden" id="news" role="status"></p>
    <div data-source="/dealers/leads?dealer=${encodeURIComponent(dealer)}" data-news="收件箱已更新">
      ${leadList(inbox.list(dealer), dealer)}
    </div>
  </section>
  ${faultPanel(faults.list())}
</div>`,
    });
  });

  // The two parts that the script keeps fresh.
  app.get<DealerQuery>('/dealers/leads', dealerQuery, (request, reply) => {
    const dealer = request.query.dealer ?? '';
    return sendPart(reply, leadList(inbox.list(dealer), dealer));
  });
  app.get('/dealers/active-faults', (_request, reply) => sendPart(reply, activeFaults(faults.list())));
}
