import { createVerify } from 'node:crypto';
import { SIMULATED_PAYMENTS } from '@cheyantong/domain';
import type { SimulatedPaymentKeys } from '@cheyantong/domain/simulated-keys';
import type { FastifyInstance } from 'fastify';
import type { Pay } from '../outcomes.ts';
import type { Trades } from '../trades.ts';
import { lines } from './signature.ts';

interface PhoneDesk {
  trades: Trades;
  keys: () => SimulatedPaymentKeys['wechat'];
  pay: Pay;
}

/** What the mini-program hands to wx.requestPayment, and what the person then does with it. */
type Asked = Partial<
  Record<'timeStamp' | 'nonceStr' | 'package' | 'signType' | 'paySign' | 'decision', string>
>;

const PREPARED = /^prepay_id=(\w+)$/;
const failed = (why: string) => ({ errMsg: `requestPayment:fail ${why}` });

/** In place of WeChat on the phone: answers as wx.requestPayment does, and `decision: 'cancel'` is a person who closes it. */
export function registerRequestPayment(app: FastifyInstance, { trades, keys, pay }: PhoneDesk): void {
  app.post<{ Body: Asked | null }>('/sim/wechat/request-payment', ({ body }) => {
    const asked = body ?? {};
    const [, prepayId = ''] = PREPARED.exec(asked.package ?? '') ?? [];
    const { appId } = SIMULATED_PAYMENTS.wechat;
    const text = lines(appId, asked.timeStamp ?? '', asked.nonceStr ?? '', asked.package ?? '');
    const signed = createVerify('RSA-SHA256')
      .update(text)
      .verify(keys().ours.publicKey, asked.paySign ?? '', 'base64');
    if (asked.signType !== 'RSA' || !signed) return failed('支付验证签名失败');
    const trade = trades.findByPrepayId(prepayId);
    if (trade?.way !== 'jsapi') return failed('订单不存在');
    if (asked.decision === 'cancel') return failed('cancel');
    const result = pay(trade);
    return 'conflict' in result ? failed(result.conflict) : { errMsg: 'requestPayment:ok' };
  });
}
