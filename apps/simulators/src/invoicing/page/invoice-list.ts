import { INVOICE_FORMATS, yuanText } from '@cheyantong/domain';
import { type Html, html } from '../../page/html.ts';
import type { InvoiceBook, KeptRequest } from '../invoice-book.ts';

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
export function invoiceList(book: InvoiceBook): Html {
  const requests = book.list();
  return html`
<p class="status"><span>共 ${requests.length} 张${
    requests.length > SHOWN ? html`，显示最新 ${SHOWN} 张` : null
  }</span><span>每 2 秒自动更新</span></p>
${
  requests.length === 0
    ? EMPTY
    : html`<ol class="invoices">${requests.slice(0, SHOWN).map((request) => card(request, book))}</ol>`
}`;
}

const EMPTY = html`
<div class="card empty">
  <p class="empty-title">还没有发票</p>
  <p>在门户的订单详情页申请开票后，发票会在几秒内出现在这里。</p>
</div>`;

const card = (request: KeptRequest, book: InvoiceBook): Html => {
  const { order, number, receivedAt, takesBack } = request;
  return html`
<li class="card received">
  <p class="about">
    <strong>${takesBack ? '红字发票' : '蓝字发票'}</strong>
    <span class="chip">演示</span>
    <span class="chip ${request.state}">${stateWords(request, book)}</span>
    <time datetime="${receivedAt.toISOString()}">${CLOCK.format(receivedAt)}</time>
  </p>
  <p class="buyer">${order.buyer.name}</p>
  <p class="text">${order.itemName} · 价税合计 ${yuanText(request.amountCents)} 元，税额 ${yuanText(request.taxCents)} 元 · 订单 ${order.orderNo}</p>
  ${number ? html`<p class="text">发票号码 ${number}${takesBack ? ` · 红冲 ${takesBack}` : ''}</p>` : null}
  ${number ? html`<p class="files">${INVOICE_FORMATS.map((format) => link(number, format))}</p>` : null}
</li>`;
};

function stateWords({ state, reason, number }: KeptRequest, book: InvoiceBook): string {
  if (state === 'processing') return '处理中';
  if (state === 'refused') return `已拒开：${reason}`;
  return number && book.isTakenBack(number) ? '已红冲' : '已开具';
}

const link = (number: string, format: string): Html =>
  html`<a href="/invoicing/issued/${number}/${format}">${format.toUpperCase()}</a> `;
