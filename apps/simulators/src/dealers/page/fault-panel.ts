import { type Html, html } from '../../page/html.ts';
import { type DealerFault, FAULT_MODES, type FaultMode } from '../faults.ts';

const WORDS: Record<FaultMode, { name: string; meaning: string }> = {
  none: { name: '正常', meaning: '收下线索' },
  reject: { name: '拒收', meaning: '车商系统不接受，返回 422' },
  error: { name: '故障', meaning: '车商系统出错，返回 503' },
  timeout: { name: '超时', meaning: '接通后一直没有应答' },
};

/** Switches for people; tests post the same as JSON. */
export function faultPanel(faults: readonly DealerFault[]): Html {
  return html`
<aside class="card faults" aria-labelledby="faults-title">
  <h2 id="faults-title">异常模拟</h2>
  <div data-source="/dealers/active-faults">${activeFaults(faults)}</div>
  <form method="post" action="/dealers/faults">
    <fieldset>
      <legend>接下来的线索</legend>
      ${FAULT_MODES.map(choice)}
    </fieldset>
    <div class="pair">
      <label>车商编号<input name="dealer" inputmode="numeric" maxlength="18" pattern="[0-9]+" placeholder="全部车商"></label>
      <label>次数<input name="times" inputmode="numeric" maxlength="3" pattern="[1-9][0-9]*" placeholder="一直有效"></label>
    </div>
    <button class="primary wide">应用</button>
  </form>
</aside>`;
}

export const activeFaults = (faults: readonly DealerFault[]): Html =>
  faults.length === 0
    ? html`<p class="calm">当前全部正常</p>`
    : html`<ul class="active">${faults.map(activeFault)}</ul>`;

const activeFault = ({ mode, dealer, times }: DealerFault): Html => html`
<li>
  <span><strong>${WORDS[mode].name}</strong>${nameOf(dealer)}，${times ? `还有 ${times} 次` : '一直有效'}</span>
  <form method="post" action="/dealers/faults">
    <input type="hidden" name="mode" value="none">
    ${dealer ? html`<input type="hidden" name="dealer" value="${dealer}">` : null}
    <button class="quiet" aria-label="恢复正常：${nameOf(dealer)}">恢复</button>
  </form>
</li>`;

const nameOf = (dealer: string | undefined): string => (dealer ? `车商 ${dealer}` : '全部车商');

const choice = (mode: FaultMode): Html => html`
<label class="choice">
  <input type="radio" name="mode" value="${mode}"${mode === 'none' ? html` checked` : null}>
  <span>${WORDS[mode].name}<small>${WORDS[mode].meaning}</small></span>
</label>`;
