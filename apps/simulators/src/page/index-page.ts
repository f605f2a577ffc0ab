import type { FastifyInstance } from 'fastify';
import type { Simulator } from '../simulator.ts';
import { sendPage } from './document.ts';
import { html } from './html.ts';

export function registerIndex(app: FastifyInstance, simulators: readonly Simulator[]): void {
  app.get('/', (_request, reply) =>
    sendPage(reply, {
      title: '全部模拟器',
      main: html`
<h1>服务模拟器</h1>
<p class="lead">车研通依赖的外部服务，在演示与测试时由这里代为应答：协议、验签与错误码同真实服务商一致。</p>
<ul class="entries">${simulators.map(entry)}</ul>`,
    }),
  );
}

const entry = ({ title, description, path }: Simulator) => html`
<li><a class="card entry" href="${path}">
  <h2>${title}</h2>
  <p>${description}</p>
  <span class="go">进入<span aria-hidden="true"> →</span></span>
</a></li>`;
