import { type Html, html } from '../../page/html.ts';
import { FAULT_MODES, type FaultMode, type PaymentFault } from '../faults.ts';
import { channelName } from './words.ts';

const WORDS: Record<FaultMode, { name: string; meaning: string }> = {
  none: { name: '正常', meaning: '照常应答' },
  down: { name: '故障', meaning: '返回 503' },
  slow: { name: '超时', meaning: '接通后一直没有应答' },
  forged: { name: '伪造', meaning: '应答的签名是错的' },
};

/** Switches for people; tests post the same as JSON. */
export function faultPanel(faults: readonly PaymentFault[]): Html {
  return html`
<aside class="card faults" aria-labelledby="faults-title">
  <h2 id="faults-title">异常模拟</h2>
  <div data-source="/pay/active-faults">${activeFaults(faults)}</div>
  <form method="post" action="/pay/faults">
    <fieldset>
      <legend>接下来的接口调用</legend>
      ${FAULT_MODES.map(choice)}
    </fieldset>
    <div class="pair">
      <label>机构<select name="channel"><option value="">全部</option><option value="alipay">支付宝</option><option value="wechat">微信支付</option></select></label>
      <label>次数<input name="times" inputmode="numeric" maxlength="3" pattern="[1-9][0-9]*" placeholder="一直有效"></label>
    </div>
    <button class="primary wide">应用</button>
  </form>
</aside>`;
}

export const activeFaults = (faults: readonly PaymentFault[]): Html =>
  faults.length === 0
    ? html`<p class="calm">当前全部正常</p>`
    : html`<ul class="active">${faults.map(activeFault)}</ul>`;

const activeFault = ({ mode, channel, times }: PaymentFault): Html => html`
<li>
  <span><strong>${WORDS[mode].name}</strong>${nameOf(channel)}，${times ? `还有 ${times} 次` : '一直有效'}</span>
  <form method="post" action="/pay/faults">
    <input type="hidden" name="mode" value="none">
    ${channel ? html`<input type="hidden" name="channel" value="${channel}">` : null}
    <button class="quiet" aria-label="恢复正常：${nameOf(channel)}">恢复</button>
  </form>
</li>`;

const nameOf = (channel: string | undefined): string =>
  channel === 'alipay' || channel === 'wechat' ? channelName(channel) : '全部机构';

const choice = (mode: FaultMode): Html => html`
<label class="choice">
  <input type="radio" name="mode" value="${mode}"${mode === 'none' ? html` checked` : null}>
  <span>${WORDS[mode].name}<small>${WORDS[mode].meaning}</small></span>
</label>`;
