import { type SimulatedPaymentKeys, simulatedPaymentKeys } from '@cheyantong/domain/simulated-keys';
import type { Simulator } from '../simulator.ts';
import { registerAlipayGateway } from './alipay/gateway.ts';
import { alipayNotices } from './alipay/notice.ts';
import { registerWapCashier } from './alipay/wap-cashier.ts';
import { PaymentFaultBook } from './faults.ts';
import { registerJsonRoutes } from './json-routes.ts';
import { NoticeSender } from './notices.ts';
import { bringAbout, type Outcome, type Pay } from './outcomes.ts';
import { registerCashier } from './page/cashier.ts';
import { registerPayPage } from './page/pay-page.ts';
import type { Trade } from './trade.ts';
import { Trades } from './trades.ts';
import { registerH5Cashier } from './wechat/h5-cashier.ts';
import { wechatNotices } from './wechat/notice.ts';
import { registerRequestPayment } from './wechat/request-payment.ts';
import { registerWechatRoutes } from './wechat/routes.ts';

export const paymentsSimulator: Simulator = {
  title: '支付宝与微信支付',
  description:
    '代替两家支付机构：验证签名、出示二维码、付款、通知、退款与对账单，也能模拟重复、伪造和迟到的通知。',
  path: '/pay',
  register(app, { now, keysFolder, portalUrl }) {
    // Read when they are first needed: whoever only wants the SMS inbox does not wait for keys.
    let made: SimulatedPaymentKeys | undefined;
    const keys = (): SimulatedPaymentKeys => {
      made ??= simulatedPaymentKeys(keysFolder);
      return made;
    };
    const trades = new Trades(now);
    const faults = new PaymentFaultBook();
    const sender = new NoticeSender();
    const alipayKeys = () => keys().alipay;
    const wechatKeys = () => keys().wechat;
    const writers = { alipay: alipayNotices(alipayKeys, now), wechat: wechatNotices(wechatKeys, now) };

    registerAlipayGateway(app, { trades, faults, keys: alipayKeys, now });
    registerWechatRoutes(app, { trades, faults, keys: wechatKeys, now });
    const happen = (trade: Trade, outcome: Outcome, noticeAfterMs?: number) =>
      bringAbout({ trades, sender, writers, now }, trade, outcome, noticeAfterMs);
    registerJsonRoutes(app, { trades, faults, bringAbout: happen });
    const pay: Pay = (trade) => happen(trade, 'paid');
    registerWapCashier(app, { trades, keys: alipayKeys, pay, now });
    registerH5Cashier(app, { trades, pay, now, portalUrl });
    registerRequestPayment(app, { trades, keys: wechatKeys, pay });
    registerPayPage(app, trades, faults, now);
    registerCashier(app, trades, now);
    app.addHook('onClose', async () => sender.stop());
  },
};
