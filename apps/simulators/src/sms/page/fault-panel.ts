import { type Html, html } from '../../page/html.ts';
import { FAULT_MODES, type FaultMode, type SmsFault } from '../faults.ts';

const WORDS: Record<FaultMode, { name: string; meaning: string }> = {
  none: { name: '正常', meaning: '短信送达收件箱' },
  reject: { name: '拒绝', meaning: '服务商不受理，如账户停机' },
  limit: { name: '限流', meaning: '同一号码发送过于频繁' },
  timeout: { name: '超时', meaning: '接通后一直没有应答' },
  error: { name: '故障', meaning: '服务商内部错误' },
};

/** Switches for people; tests post the same as JSON. */
export function faultPanel(faults: readonly SmsFault[]): Html {
  return html`
<aside class="card faults" aria-labelledby="faults-title">
  <h2 id="faults-title">异常模拟</h2>
  <div data-source="/sms/active-faults">${activeFaults(faults)}</div>
  <form method="post" action="/sms/faults">
    <fieldset>
      <legend>接下来的短信</legend>
      ${FAULT_MODES.map(choice)}
    </fieldset>
    <div class="pair">
      <label>手机号<input name="phone" inputmode="numeric" maxlength="11" pattern="1[3-9][0-9]{9}" placeholder="全部号码"></label>
      <label>次数<input name="times" inputmode="numeric" maxlength="3" pattern="[1-9][0-9]*" placeholder="一直有效"></label>
    </div>
    <button class="primary wide">应用</button>
  </form>
</aside>`;
}

export const activeFaults = (faults: readonly SmsFault[]): Html =>
  faults.length === 0
    ? html`<p class="calm">当前全部正常</p>`
    : html`<ul class="active">${faults.map(activeFault)}</ul>`;

const activeFault = ({ mode, phone, times }: SmsFault): Html => html`
<li>
  <span><strong>${WORDS[mode].name}</strong>${phone ?? '全部号码'}，${times ? `还有 ${times} 次` : '一直有效'}</span>
  <form method="post" action="/sms/faults">
    <input type="hidden" name="mode" value="none">
    ${phone ? html`<input type="hidden" name="phone" value="${phone}">` : null}
    <button class="quiet" aria-label="恢复正常：${phone ?? '全部号码'}">恢复</button>
  </form>
</li>`;

const choice = (mode: FaultMode): Html => html`
<label class="choice">
  <input type="radio" name="mode" value="${mode}"${mode === 'none' ? html` checked` : null}>
  <span>${WORDS[mode].name}<small>${WORDS[mode].meaning}</small></span>
</label>`;
