import type { FastifyInstance } from 'fastify';
import { serveFile } from '../../page/assets.ts';
import { sendPage, sendPart } from '../../page/document.ts';
import { html } from '../../page/html.ts';
import type { RequestBook } from '../request-book.ts';
import { requestList } from './request-list.ts';

export function registerProvidersPage(app: FastifyInstance, book: RequestBook): void {
  serveFile(app, '/providers/providers.css', new URL('./providers.css', import.meta.url), 'css');

  app.get('/providers', (_request, reply) =>
    sendPage(reply, {
      title: '报告服务机构',
      style: '/providers/providers.css',
      script: '/sms/refresh.js',
      main: html`
<nav class="crumbs" aria-label="面包屑"><a href="/">服务模拟器</a><span aria-hidden="true">/</span>报告服务机构</nav>
<h1>报告服务机构</h1>
<p class="lead">付款后的订单会送到这里，一般在几秒内自动答复；答复慢的车可以在这里立即答复，也可以改变答复的结果。检测要等到预约的半天；演示时可以让客户提前到店，预约随之改到现在。</p>
<p class="visually-hidden" id="news" role="status"></p>
<div data-source="/providers/list" data-news="订单已更新">${requestList(book.list())}</div>`,
    }),
  );

  app.get('/providers/list', (_request, reply) => sendPart(reply, requestList(book.list())));
}
