import { SUCCESS_CODE, TRACE_EVENTS } from '@cheyantong/domain';
import { type Html, html } from '../../page/html.ts';
import type { SentStep } from '../actor-desk.ts';
import { MISBEHAVIOURS } from '../misbehaviours.ts';
import type { PortalAnswer } from '../portal-client.ts';

/** A person looks for the newest; the JSON has the rest. */
const SHOWN = 50;

/** The part of the page that refreshes itself. */
export const stepList = (steps: readonly SentStep[]): Html => html`
<p class="status"><span>共 ${steps.length} 步</span><span>每 2 秒自动更新</span></p>
${steps.length === 0 ? EMPTY : html`<ol class="steps">${steps.slice(0, SHOWN).map(card)}</ol>`}`;

const EMPTY = html`
<div class="card empty">
  <p class="empty-title">还没有发送过</p>
  <p>填好右侧的表单，签名并发送；门户的答复会出现在这里，编号可以在门户的「溯源查询」里查。</p>
</div>`;

const card = ({ code, kind, mode, actor, keyId, time, answers }: SentStep): Html => html`
<li class="card sent">
  <p class="about">
    <strong>${TRACE_EVENTS[kind].label}</strong>
    <span class="chip">${MISBEHAVIOURS[mode].name}</span>
    <time datetime="${time}">${time.slice(0, 19).replace('T', ' ')}</time>
  </p>
  <p class="traced">${code}</p>
  <p class="text">${actor} · 公钥 ${keyId}</p>
  ${answers.length === 0 ? html`<p class="refused">门户没有应答</p>` : answers.map(answerLine)}
</li>`;

const answerLine = ({ code, msg, data }: PortalAnswer): Html => {
  if (code !== SUCCESS_CODE || !data) return html`<p class="refused">${code} ${msg}</p>`;
  return html`<p class="taken">${data.known ? `第 ${data.seq} 环节早已登记，没有重复登记` : `已登记为第 ${data.seq} 环节`}</p>`;
};
