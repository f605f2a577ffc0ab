import { INTENTION_NAMES } from '@cheyantong/domain';
import { type Html, html } from '../../page/html.ts';
import type { ReceivedLead } from '../inbox.ts';

/** A person looks for the newest; the JSON has the rest. */
const SHOWN = 50;

const INTENTION_WORDS: Record<string, string> = INTENTION_NAMES;

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
export function leadList(leads: readonly ReceivedLead[], dealer: string): Html {
  return html`
<p class="status">
  <span>${dealer ? html`车商 ${dealer} 收到 ${leads.length} 条` : html`共 ${leads.length} 条`}${
    leads.length > SHOWN ? html`，显示最新 ${SHOWN} 条` : null
  }</span>
  ${dealer ? html`<a href="/dealers">查看全部车商</a>` : html`<span>每 2 秒自动更新</span>`}
</p>
${leads.length === 0 ? emptyState(dealer) : html`<ol class="leads">${leads.slice(0, SHOWN).map(card)}</ol>`}`;
}

const emptyState = (dealer: string): Html => html`
<div class="card empty">
  <p class="empty-title">${dealer ? '这家车商还没有收到线索' : '还没有线索'}</p>
  <p>在门户的车辆详情页点击「我感兴趣」，或购买一件再用件，线索会在几秒内出现在这里。</p>
</div>`;

const card = (lead: ReceivedLead): Html => html`
<li class="card received">
  <p class="about">
    <a href="/dealers?dealer=${lead.dealer}" title="只看这家车商">车商 ${lead.dealer}</a>
    <span class="chip">${INTENTION_WORDS[lead.intentionType] ?? lead.intentionType}</span>
    ${lead.withdrawnTime ? html`<span class="chip gone">已撤回</span>` : null}
    <time datetime="${lead.time}">${CLOCK.format(new Date(lead.time))}</time>
  </p>
  <p class="contact">${lead.phone ? spaced(lead.phone) : '号码已删除'}</p>
  <p class="text">${[lead.partName, lead.modelName, lead.cityName, `线索 ${lead.leadId}`].filter(Boolean).join(' · ')}${
    lead.copies > 1 ? html` · 重复送达 ${lead.copies} 次，只计一次` : null
  }</p>
  ${lead.phone && lead.answerUrl ? html`<div class="answers">${answerButton(lead, 'viewed', '看过号码')}${answerButton(lead, 'called', '拨打号码')}</div>` : null}
</li>`;

const answerButton = ({ leadId }: ReceivedLead, event: string, words: string): Html => html`
<form method="post" action="/dealers/answers">
  <input type="hidden" name="leadId" value="${leadId}"><input type="hidden" name="event" value="${event}">
  <button class="quiet">${words}</button>
</form>`;

const spaced = (phone: string): string => phone.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3');
