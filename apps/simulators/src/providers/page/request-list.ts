import { SERVICES } from '@cheyantong/domain';
import { type Html, html } from '../../page/html.ts';
import type { Outcome, ProviderRequest } from '../request-book.ts';

/** A person looks for the newest; the JSON has the rest. */
const SHOWN = 50;

const SAID: Record<Outcome, string> = {
  report: '已出具报告',
  nothing: '查无记录',
  failed: '查询失败',
  garbage: '发出无法识别的内容',
  started: '检测已开始',
  corrected: '已出具更正报告',
};

const BEHAVIOURS: Record<ProviderRequest['behaviour'], string> = {
  good: '记录良好',
  troubled: '有重大问题',
  nothing: '查无记录',
  slow: '答复较慢',
  failing: '查询失败',
  garbage: '先发来无法识别的内容',
};

const BUTTONS: [[Outcome | '', string], ...[Outcome, string][]] = [
  ['', '立即答复'],
  ['nothing', '查无记录'],
  ['failed', '查询失败'],
  ['garbage', '发送乱码'],
];

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
export function requestList(requests: readonly ProviderRequest[]): Html {
  return html`
<p class="status"><span>共 ${requests.length} 笔${
    requests.length > SHOWN ? html`，显示最新 ${SHOWN} 笔` : null
  }</span><span>每 2 秒自动更新</span></p>
${requests.length === 0 ? EMPTY : html`<ol class="requests">${requests.slice(0, SHOWN).map(card)}</ol>`}`;
}

const EMPTY = html`
<div class="card empty">
  <p class="empty-title">还没有订单</p>
  <p>在门户下单并付款后，订单会在几秒内出现在这里。</p>
</div>`;

const card = (request: ProviderRequest): Html => {
  const { order, provider, behaviour, receivedAt } = request;
  return html`
<li class="card received">
  <p class="about">
    <strong>${SERVICES[order.service].name}</strong>
    <span class="chip">${BEHAVIOURS[behaviour]}</span>
    <span class="chip ${request.said && wasTaken(request.said) ? 'done' : 'waiting'}">${stateWords(request)}</span>
    <time datetime="${receivedAt.toISOString()}">${CLOCK.format(receivedAt)}</time>
  </p>
  <p class="vin">${order.vin ?? order.vehicle.modelName ?? '未提供 VIN'}</p>
  <p class="text">${provider} · ${order.skuName} · 订单 ${order.orderNo}</p>
  <div class="actions">${buttonsFor(request).map(([outcome, words]) => button(order.orderNo, outcome, words))}</div>
</li>`;
};

function stateWords({ said, canceledAt, order }: ProviderRequest): string {
  if (canceledAt) return '门户已取消';
  if (!said) return order.appointDate ? `已预约 ${order.appointDate} ${order.appointPeriod ?? ''}` : '处理中';
  const taken =
    said.status === null ? '门户未应答' : wasTaken(said) ? '门户已接收' : `门户返回 ${said.status}`;
  return `${SAID[said.outcome]}，${taken}`;
}

/** What the portal has taken stands; a report can still be corrected. */
function buttonsFor({ said, order, canceledAt }: ProviderRequest): [Outcome | '', string][] {
  if (canceledAt) return [];
  const [now, ...others] = BUTTONS;
  if (!said && order.service === 'inspection')
    return [['report', '客户已到店，检测完成'], ['started', '客户已到店，开始检测'], ...others];
  if (!said || said.outcome === 'started' || !wasTaken(said)) return [now, ...others];
  return said.outcome === 'report' || said.outcome === 'corrected' ? [['corrected', '发送更正报告']] : [];
}

const wasTaken = ({ status }: NonNullable<ProviderRequest['said']>): boolean =>
  status !== null && status < 300;

const button = (orderNo: string, outcome: Outcome | '', words: string): Html => html`
<form method="post" action="/providers/${encodeURIComponent(orderNo)}/answer">
  <input type="hidden" name="outcome" value="${outcome}">
  <button class="quiet" aria-label="${words}：订单 ${orderNo}">${words}</button>
</form>`;
