import { dateTimeText, maskCreditCode, maskIdentityNumber } from '@cheyantong/domain';
import type { FastifyInstance } from 'fastify';
import { sendPage } from '../../page/document.ts';
import { type Html, html } from '../../page/html.ts';
import { FAULT_MODES, type FaultMode, type IdentityFault, type IdentityFaultBook } from '../faults.ts';
import type { Question, QuestionBook } from '../question-book.ts';

const WORDS: Record<FaultMode, { name: string; meaning: string }> = {
  none: { name: '一致', meaning: '登记的信息与所填相符' },
  mismatch: { name: '不一致', meaning: '登记的信息与所填不符' },
  unknown: { name: '查无记录', meaning: '登记中没有这个号码' },
  limit: { name: '限流', meaning: '同一号码查询过于频繁' },
  timeout: { name: '超时', meaning: '接通后一直没有应答' },
  error: { name: '故障', meaning: '服务商内部错误' },
};
const SHOWN = 30;

export function registerIdentityPage(
  app: FastifyInstance,
  questions: QuestionBook,
  faults: IdentityFaultBook,
): void {
  app.get('/identity', (_request, reply) =>
    sendPage(reply, {
      title: '身份核验',
      style: '/sms/sms.css',
      main: html`
<nav class="crumbs" aria-label="面包屑"><a href="/">服务模拟器</a><span aria-hidden="true">/</span>身份核验</nav>
<h1>身份核验</h1>
<div class="columns">
  <section aria-label="最近的核验">${questionList(questions.list())}</section>
  ${faultPanel(faults.list())}
</div>`,
    }),
  );
}

const questionList = (questions: readonly Question[]): Html =>
  questions.length === 0
    ? html`<div class="card empty"><p class="empty-title">还没有核验</p><p>在门户提交认证后，这里会出现一次核验。</p></div>`
    : html`<ol class="messages">${questions.slice(0, SHOWN).map(questionCard)}</ol>`;

const questionCard = ({ kind, number, mode, time }: Question): Html => html`
<li class="card message">
  <p class="about">
    <span class="phone">${kind === '个人' ? maskIdentityNumber(number) : maskCreditCode(number)}</span>
    <span class="chip">${kind}</span>
    <time datetime="${time}">${dateTimeText(new Date(time))}</time>
  </p>
  <p class="text">${WORDS[mode].name}</p>
</li>`;

const faultPanel = (faults: readonly IdentityFault[]): Html => html`
<aside class="card faults" aria-labelledby="faults-title">
  <h2 id="faults-title">接下来怎么答</h2>
  ${
    faults.length === 0
      ? html`<p class="calm">当前全部答“一致”</p>`
      : html`<ul class="active">${faults.map(activeFault)}</ul>`
  }
  <form method="post" action="/identity/faults">
    <fieldset>
      <legend>接下来的核验</legend>
      ${FAULT_MODES.map(choice)}
    </fieldset>
    <div class="pair">
      <label>证件号<input name="number" maxlength="18" placeholder="全部"></label>
      <label>次数<input name="times" inputmode="numeric" maxlength="3" pattern="[1-9][0-9]*" placeholder="一直有效"></label>
    </div>
    <button class="primary wide">应用</button>
  </form>
</aside>`;

const activeFault = ({ mode, number, times }: IdentityFault): Html =>
  html`<li><span><strong>${WORDS[mode].name}</strong>${number ?? '全部'}，${times ? `还有 ${times} 次` : '一直有效'}</span></li>`;

const choice = (mode: FaultMode): Html => html`
<label class="choice">
  <input type="radio" name="mode" value="${mode}"${mode === 'none' ? html` checked` : null}>
  <span>${WORDS[mode].name}<small>${WORDS[mode].meaning}</small></span>
</label>`;
