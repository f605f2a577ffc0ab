import { type Html, html } from '../../page/html.ts';
import { canBePaid, type Trade } from '../trade.ts';
import { amount, channelName, noticeWord, statusWord } from './words.ts';

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

/** The part of the page that refreshes itself: what can still be paid stands first. */
export function tradeList(trades: readonly Trade[], now: Date): Html {
  const open = trades.filter((trade) => canBePaid(trade, now));
  const settled = trades.filter((trade) => !canBePaid(trade, now));
  return html`
<p class="status"><span>待付款 ${open.length} 笔，共 ${trades.length} 笔</span><span>每 2 秒自动更新</span></p>
${
  trades.length === 0
    ? emptyState
    : html`<ol class="trades">${[...open, ...settled].slice(0, SHOWN).map((trade) => card(trade, now))}</ol>`
}`;
}

const emptyState: Html = html`
<div class="card empty">
  <p class="empty-title">还没有待付款的交易</p>
  <p>在门户下单并打开支付窗口，二维码显示之后，交易会出现在这里。</p>
</div>`;

const card = (trade: Trade, now: Date): Html => html`
<li class="card trade">
  <p class="about">
    <span class="chip ${trade.channel}">${channelName(trade.channel)}</span>
    <span class="chip">${statusWord(trade, now)}</span>
    <span>${trade.subject}</span>
    <time datetime="${trade.createdAt.toISOString()}">${CLOCK.format(trade.createdAt)}</time>
  </p>
  <div class="sum"><output>${amount(trade.amountCents)}</output>
    ${canBePaid(trade, now) ? payButton(trade) : null}
    <a href="/pay/${trade.channel}/${trade.outTradeNo}">${canBePaid(trade, now) ? '收银台' : '查看'}</a></div>
  <p class="text">订单 ${trade.outTradeNo}${noticeWord(trade) ? html` · ${noticeWord(trade)}` : null}</p>
</li>`;

const payButton = ({ channel, outTradeNo }: Trade): Html => html`
<form method="post" action="/pay/${outTradeNo}">
  <input type="hidden" name="channel" value="${channel}">
  <button class="quiet" name="outcome" value="paid" aria-label="付款 ${outTradeNo}">付款</button>
</form>`;
