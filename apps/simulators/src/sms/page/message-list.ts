import { type Html, html } from '../../page/html.ts';
import type { ReceivedMessage } from '../inbox.ts';

/** A person looks for the newest; the JSON has the rest. */
const SHOWN = 50;

const CLOCK = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** The part of the page that refreshes itself. */
export function messageList(messages: readonly ReceivedMessage[], phone: string): Html {
  return html`
<p class="status">
  <span>${phone ? html`${spaced(phone)} 收到 ${messages.length} 条` : html`共 ${messages.length} 条`}${
    messages.length > SHOWN ? html`，显示最新 ${SHOWN} 条` : null
  }</span>
  ${phone ? html`<a href="/sms">查看全部号码</a>` : html`<span>每 2 秒自动更新</span>`}
</p>
${messages.length === 0 ? emptyState(phone) : html`<ol class="messages">${messages.slice(0, SHOWN).map(card)}</ol>`}`;
}

const emptyState = (phone: string): Html => html`
<div class="card empty">
  <p class="empty-title">${phone ? '这个号码还没有收到短信' : '还没有短信'}</p>
  <p>在门户登录页填写手机号并点击「获取验证码」，短信会立即出现在这里。</p>
</div>`;

const card = ({ vendor, phone, code, text, time }: ReceivedMessage): Html => html`
<li class="card message">
  <p class="about">
    <a class="phone" href="/sms?phone=${phone}" title="只看这个号码">${spaced(phone)}</a>
    <span class="chip">${vendor}</span>
    <time datetime="${time}">${CLOCK.format(new Date(time))}</time>
  </p>
  ${
    code &&
    html`<p class="code"><output>${code}</output>
    <button type="button" class="quiet" data-copy="${code}" aria-label="复制验证码 ${code}">复制</button></p>`
  }
  <p class="text">${text}</p>
</li>`;

const spaced = (phone: string): string => phone.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3');
