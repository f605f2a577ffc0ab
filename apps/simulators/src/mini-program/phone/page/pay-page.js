import { draw } from './draw.js';
import { askWechat } from './gateway.js';
import { record } from './log.js';
import { navigateBack, registerNative } from './pages.js';
import { askAsMember, isDone, logInSilently } from './wechat-user.js';

const PAID = 'requestPayment:ok';
const CANCELLED = 'requestPayment:fail cancel';

const yuan = (cents) => `¥${(Number(cents) / 100).toFixed(2)}`;

/** /pages/pay/pay: has the order opened at WeChat, and WeChat's own sheet asks whether to pay. */
registerNative('/pages/pay/pay', (place, { orderNo, amount }) => {
  const problem = draw('p', { className: 'problem', role: 'alert' });
  place.append(draw('p', { className: 'small', textContent: `订单 ${orderNo}` }), problem);

  async function begin() {
    const session = await logInSilently();
    const order = isDone(session)
      ? await askAsMember('pay', { outTradeNo: orderNo, amount: Number(amount) })
      : session;
    if (isDone(order)) place.append(sheet(order.data));
    else leaveWith(order.msg);
  }

  /** WeChat's sheet. What it says is no proof: the page below asks the portal. */
  function sheet(payment) {
    const decide = (decision) => async () => {
      dialog.inert = true;
      const entry = record('小程序', 'wx.requestPayment', payment);
      const { errMsg } = await askWechat('/sim/wechat/request-payment', { ...payment, ...decision });
      entry.answered({ errMsg }, { isFailure: errMsg !== PAID });
      if (errMsg === PAID || errMsg === CANCELLED) navigateBack();
      else {
        dialog.remove();
        leaveWith(errMsg);
      }
    };
    const dialog = draw(
      'section',
      { className: 'pay-sheet', ariaLabel: '微信支付' },
      draw('button', {
        type: 'button',
        className: 'close',
        ariaLabel: '取消支付',
        textContent: '×',
        onclick: decide({ decision: 'cancel' }),
      }),
      draw('p', { className: 'small', textContent: '车研通' }),
      draw('p', { className: 'amount', textContent: yuan(amount) }),
      draw('p', { className: 'row' }, draw('span', {}, '付款方式'), draw('span', {}, '零钱（模拟）')),
      draw('button', { type: 'button', className: 'wechat', textContent: '确认支付', onclick: decide({}) }),
    );
    return dialog;
  }

  function leaveWith(sentence) {
    problem.textContent = sentence;
    place.append(
      draw('button', {
        type: 'button',
        className: 'plain',
        textContent: '返回',
        onclick: () => navigateBack(),
      }),
    );
  }

  begin();
  return '支付';
});
