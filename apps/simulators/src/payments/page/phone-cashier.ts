import { type Html, html } from '../../page/html.ts';
import { canBePaid, type Trade } from '../trade.ts';
import { amount, channelName, statusWord } from './words.ts';

interface PhoneCashier {
  trade: Trade;
  now: Date;
  /** Where the form that pays is posted to. */
  action: string;
  /** Back to the merchant, after a payment and without one. */
  back: { paid: string; quit: string };
}

/** The vendor's app on the phone that showed the merchant's page: how much, to whom, and to pay or not to. */
export function phoneCashier({ trade, now, action, back }: PhoneCashier): Html {
  const { channel, outTradeNo, subject } = trade;
  const open = canBePaid(trade, now);
  const paid = trade.status === 'paid';
  return html`
<section class="card cashier ${channel}" aria-label="收银台">
  <p class="vendor">${channelName(channel)}<span>手机模拟收银台</span></p>
  <p class="price"><output>${amount(trade.amountCents)}</output></p>
  <dl>
    <div><dt>商品</dt><dd>${subject}</dd></div>
    <div><dt>收款方</dt><dd>车研通</dd></div>
    <div><dt>订单号</dt><dd>${outTradeNo}</dd></div>
    <div><dt>状态</dt><dd><strong>${statusWord(trade, now)}</strong></dd></div>
  </dl>
  ${open ? html`<form method="post" action="${action}" class="decide"><button class="primary wide">确认付款</button></form>` : null}
  <p class="leave"><a href="${paid ? back.paid : back.quit}">${paid ? '完成，返回商家' : '放弃付款'}</a></p>
  <p class="leave"><a href="/pay/${channel}/${outTradeNo}">其他情形</a></p>
</section>`;
}

export const refusedOnPhone = (sentence: string): Html => html`
<section class="card cashier" aria-label="收银台">
  <p><strong>${sentence}</strong></p>
</section>`;
