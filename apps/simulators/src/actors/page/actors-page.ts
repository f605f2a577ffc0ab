import type { FastifyInstance } from 'fastify';
import { serveFile } from '../../page/assets.ts';
import { sendPage, sendPart } from '../../page/document.ts';
import { html } from '../../page/html.ts';
import type { ActorDesk } from '../actor-desk.ts';
import { stepForm } from './step-form.ts';
import { stepList } from './step-list.ts';

export function registerActorsPage(app: FastifyInstance, desk: ActorDesk): void {
  serveFile(app, '/actors/actors.css', new URL('./actors.css', import.meta.url), 'css');

  app.get('/actors', (_request, reply) =>
    sendPage(reply, {
      title: '溯源企业',
      style: '/actors/actors.css',
      script: '/sms/refresh.js',
      main: html`
<nav class="crumbs" aria-label="面包屑"><a href="/">服务模拟器</a><span aria-hidden="true">/</span>溯源企业</nav>
<h1>溯源企业</h1>
<p class="lead">选一家演示企业，为一个编号登记一步：用它的私钥签名，经门户公开的接口发送，和真实企业的系统一样。</p>
<div class="columns">
  <section aria-label="已发送">
    <p class="visually-hidden" id="news" role="status"></p>
    <div data-source="/actors/list" data-news="已发送的步骤已更新">${stepList(desk.list())}</div>
  </section>
  ${stepForm(desk.actors)}
</div>`,
    }),
  );

  app.get('/actors/list', (_request, reply) => sendPart(reply, stepList(desk.list())));
}
