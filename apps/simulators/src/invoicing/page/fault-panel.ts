import { type Html, html } from '../../page/html.ts';
import { FAULT_MODES, type FaultMode, type InvoicingFault } from '../faults.ts';

const WORDS: Record<FaultMode, { name: string; meaning: string }> = {
  none: { name: '正常', meaning: '立即开具' },
  slow: { name: '缓慢', meaning: '先答复「处理中」，恢复后再查询时开具' },
  lost: { name: '失联', meaning: '已经开具，但应答没有送到' },
  down: { name: '故障', meaning: '开票服务出错，返回 503' },
  refuse: { name: '拒开', meaning: '购买方信息不符，不予开具' },
  wrongAmount: { name: '金额不符', meaning: '答复的金额多 1 元' },
  garbage: { name: '乱码', meaning: '答复没有签名，也无法识别' },
};

/** Switches for people; tests post the same as JSON. */
export function faultPanel(faults: readonly InvoicingFault[]): Html {
  return html`
<aside class="card faults" aria-labelledby="faults-title">
  <h2 id="faults-title">异常模拟</h2>
  <div data-source="/invoicing/active-faults">${activeFaults(faults)}</div>
  <form method="post" action="/invoicing/faults">
    <fieldset>
      <legend>接下来的请求</legend>
      ${FAULT_MODES.map(choice)}
    </fieldset>
    <div class="pair">
      <label>订单号<input name="order" inputmode="numeric" maxlength="32" pattern="[0-9]+" placeholder="全部订单"></label>
      <label>次数<input name="times" inputmode="numeric" maxlength="3" pattern="[1-9][0-9]*" placeholder="一直有效"></label>
    </div>
    <button class="primary wide">应用</button>
  </form>
</aside>`;
}

export const activeFaults = (faults: readonly InvoicingFault[]): Html =>
  faults.length === 0
    ? html`<p class="calm">当前全部正常</p>`
    : html`<ul class="active">${faults.map(activeFault)}</ul>`;

const activeFault = ({ mode, order, times }: InvoicingFault): Html => html`
<li>
  <span><strong>${WORDS[mode].name}</strong>${nameOf(order)}，${times ? `还有 ${times} 次` : '一直有效'}</span>
  <form method="post" action="/invoicing/faults">
    <input type="hidden" name="mode" value="none">
    ${order ? html`<input type="hidden" name="order" value="${order}">` : null}
    <button class="quiet" aria-label="恢复正常：${nameOf(order)}">恢复</button>
  </form>
</li>`;

const nameOf = (order: string | undefined): string => (order ? `订单 ${order}` : '全部订单');

const choice = (mode: FaultMode): Html => html`
<label class="choice">
  <input type="radio" name="mode" value="${mode}"${mode === 'none' ? html` checked` : null}>
  <span>${WORDS[mode].name}<small>${WORDS[mode].meaning}</small></span>
</label>`;
