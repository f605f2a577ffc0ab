import { DEMO_CODES, TRACE_EVENTS, TRACE_TRADES, type TraceTrade } from '@cheyantong/domain';
import type { DemoActor } from '@cheyantong/trace-chain/demo-actors';
import { type Html, html } from '../../page/html.ts';
import { MISBEHAVIOURS } from '../misbehaviours.ts';
import type { SEALED_FIELDS } from '../read-order.ts';

const SEALED_WORDS: Record<(typeof SEALED_FIELDS)[number], string> = {
  vin: '车架号',
  engineNo: '发动机号',
  orderNo: '购买编号',
};

/** For people; tests post the same as JSON. */
export function stepForm(actors: readonly DemoActor[]): Html {
  const trades = Map.groupBy(actors, ({ trade }) => trade);
  return html`
<aside class="card step-form" aria-labelledby="step-title">
  <h2 id="step-title">登记一步</h2>
  <form method="post" action="/actors/steps">
    <label>编号<input name="code" required maxlength="40" autocomplete="off" placeholder="如 ${DEMO_CODES.part}"></label>
    <label>企业<select name="actor">${[...trades].map(([trade, of]) => tradeGroup(trade, of))}</select></label>
    <label>步骤<select name="kind">${Object.entries(TRACE_EVENTS).map(kindOption)}</select></label>
    <label>公开说明<input name="remark" maxlength="80" autocomplete="off" placeholder="选填，所有人可见"></label>
    <fieldset>
      <legend>仅所有者可见（选填）</legend>
      ${Object.entries(SEALED_WORDS).map(sealedField)}
    </fieldset>
    <fieldset>
      <legend>怎样发送</legend>
      ${Object.entries(MISBEHAVIOURS).map(modeChoice)}
    </fieldset>
    <button class="primary wide">签名并发送</button>
  </form>
</aside>`;
}

const tradeGroup = (trade: TraceTrade, actors: readonly DemoActor[]): Html => html`
<optgroup label="${TRACE_TRADES[trade]}">${actors.map(({ code }) => html`<option>${code}</option>`)}</optgroup>`;

const kindOption = ([kind, { label, signers }]: [
  string,
  { label: string; signers: readonly TraceTrade[] },
]) =>
  html`<option value="${kind}">${label}（${signers.map((trade) => TRACE_TRADES[trade]).join('、')}）</option>`;

const sealedField = ([name, words]: [string, string]): Html => html`
<label>${words}<input name="${name}" maxlength="40" autocomplete="off"></label>`;

const modeChoice = ([mode, { name, meaning }]: [string, { name: string; meaning: string }]): Html => html`
<label class="choice">
  <input type="radio" name="mode" value="${mode}"${mode === 'none' ? html` checked` : null}>
  <span>${name}<small>${meaning}</small></span>
</label>`;
