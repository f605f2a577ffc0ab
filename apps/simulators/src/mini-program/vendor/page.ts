import { dateTimeText } from '@cheyantong/domain';
import type { FastifyInstance } from 'fastify';
import { sendPage } from '../../page/document.ts';
import { type Html, html } from '../../page/html.ts';
import { FAULT_MODES, type FaultMode, type WechatFault, type WechatFaultBook } from './faults.ts';
import type { Question, QuestionBook } from './question-book.ts';

const WORDS: Record<FaultMode, { name: string; meaning: string }> = {
  none: { name: '正常', meaning: '按真实规则应答' },
  busy: { name: '繁忙', meaning: '应答 -1，请稍后再试' },
  down: { name: '故障', meaning: 'HTTP 503' },
  timeout: { name: '超时', meaning: '接通后一直没有应答' },
  garbage: { name: '乱码', meaning: '应答的不是 JSON' },
  staleToken: { name: '令牌作废', meaning: '别处换了新令牌，旧的不再有效' },
};

const SERVICES: Record<string, string> = {
  token: '取令牌',
  ticket: '取 JS-SDK 票据',
  login: '登录码换用户标识',
  phone: '授权码换手机号',
};
const SHOWN = 30;

export function registerWechatPage(
  app: FastifyInstance,
  questions: QuestionBook,
  faults: WechatFaultBook,
): void {
  app.get('/mini-program', (_request, reply) =>
    sendPage(reply, {
      title: '微信服务端接口',
      style: '/sms/sms.css',
      main: html`
<nav class="crumbs" aria-label="面包屑"><a href="/">服务模拟器</a><span aria-hidden="true">/</span><a href="/mini">微信小程序</a><span aria-hidden="true">/</span>服务端接口</nav>
<h1>微信服务端接口</h1>
<div class="columns">
  <section aria-label="最近的请求">${questionList(questions.list())}</section>
  ${faultPanel(faults.list())}
</div>`,
    }),
  );
}

const questionList = (questions: readonly Question[]): Html =>
  questions.length === 0
    ? html`<div class="card empty"><p class="empty-title">还没有请求</p><p>在小程序里登录后，这里会出现门户向微信提的问题。</p></div>`
    : html`<ol class="messages">${questions.slice(0, SHOWN).map(questionCard)}</ol>`;

const questionCard = ({ service, errcode, time }: Question): Html => html`
<li class="card message">
  <p class="about">
    <span class="phone">${SERVICES[service] ?? service}</span>
    <span class="chip">${String(errcode)}</span>
    <time datetime="${time}">${dateTimeText(new Date(time))}</time>
  </p>
</li>`;

const faultPanel = (faults: readonly WechatFault[]): Html => html`
<aside class="card faults" aria-labelledby="faults-title">
  <h2 id="faults-title">接下来怎么答</h2>
  ${
    faults.length === 0
      ? html`<p class="calm">当前全部正常应答</p>`
      : html`<ul class="active">${faults.map(activeFault)}</ul>`
  }
  <form method="post" action="/mini-program/faults">
    <fieldset>
      <legend>接下来的请求</legend>
      ${FAULT_MODES.map(choice)}
    </fieldset>
    <div class="pair">
      <label>接口<select name="service"><option value="">全部</option>${Object.entries(SERVICES).map(serviceOption)}</select></label>
      <label>次数<input name="times" inputmode="numeric" maxlength="3" pattern="[1-9][0-9]*" placeholder="一直有效"></label>
    </div>
    <button class="primary wide">应用</button>
  </form>
</aside>`;

const serviceOption = ([service, name]: [string, string]): Html =>
  html`<option value="${service}">${name}</option>`;

const activeFault = ({ mode, service, times }: WechatFault): Html =>
  html`<li><span><strong>${WORDS[mode].name}</strong>${SERVICES[service ?? ''] ?? '全部'}，${times ? `还有 ${times} 次` : '一直有效'}</span></li>`;

const choice = (mode: FaultMode): Html => html`
<label class="choice">
  <input type="radio" name="mode" value="${mode}"${mode === 'none' ? html` checked` : null}>
  <span>${WORDS[mode].name}<small>${WORDS[mode].meaning}</small></span>
</label>`;
