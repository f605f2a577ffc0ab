import type { FastifyInstance } from 'fastify';
import { serveFile } from '../../page/assets.ts';
import { sendPage, sendPart } from '../../page/document.ts';
import { html } from '../../page/html.ts';
import type { SmsFaultBook } from '../faults.ts';
import type { Inbox } from '../inbox.ts';
import { type PhoneQuery, phoneQuery } from '../phone-query.ts';
import { activeFaults, faultPanel } from './fault-panel.ts';
import { messageList } from './message-list.ts';

export function registerSmsPage(app: FastifyInstance, inbox: Inbox, faults: SmsFaultBook): void {
  serveFile(app, '/sms/sms.css', new URL('./sms.css', import.meta.url), 'css');
  serveFile(app, '/sms/refresh.js', new URL('./refresh.js', import.meta.url), 'js');

  app.get<PhoneQuery>('/sms', phoneQuery, (request, reply) => {
    const phone = request.query.phone?.trim() ?? '';
    return sendPage(reply, {
      title: '短信收件箱',
      style: '/sms/sms.css',
      script: '/sms/refresh.js',
      main: html`
<nav class="crumbs" aria-label="面包屑"><a href="/">服务模拟器</a><span aria-hidden="true">/</span>短信</nav>
<h1>短信收件箱</h1>
<div class="columns">
  <section aria-label="收件箱">
    <form class="search" role="search">
      <label class="visually-hidden" for="phone">手机号</label>
      <input id="phone" name="phone" type="search" inputmode="numeric" autocomplete="off" maxlength="11"
        placeholder="输入 11 位手机号" value="${phone}">
      <button class="primary">查询</button>
    </form>
    <p class="visually-hidden" id="news" role="status"></p>
    <div data-source="/sms/messages?phone=${encodeURIComponent(phone)}" data-news="收件箱已更新">
      ${messageList(inbox.list(phone), phone)}
    </div>
  </section>
  ${faultPanel(faults.list())}
</div>`,
    });
  });

  // The two parts that the script keeps fresh.
  app.get<PhoneQuery>('/sms/messages', phoneQuery, (request, reply) => {
    const phone = request.query.phone ?? '';
    return sendPart(reply, messageList(inbox.list(phone), phone));
  });
  app.get('/sms/active-faults', (_request, reply) => sendPart(reply, activeFaults(faults.list())));
}
