import { expect, it } from 'vitest';
import { readSealed } from './wechat-notice.ts';

const ACCOUNT = { appId: 'wx-of-the-portal', miniAppId: 'wx-of-the-mini-program', mchId: '1900000001' };

/** A notice about a payment in the name of an app; the seal is somebody else's test. */
const noticeOf = (appid: string, mchid = ACCOUNT.mchId) => {
  const trade = {
    appid,
    mchid,
    out_trade_no: '173165760000012310086J',
    trade_state: 'SUCCESS',
    transaction_id: '4200000100000000000000000001',
    success_time: '2026-11-16T10:00:00+08:00',
    amount: { total: 6_900, currency: 'CNY' },
  };
  const body = { id: 'notice-1', event_type: 'TRANSACTION.SUCCESS', resource: { ciphertext: '', nonce: '' } };
  return readSealed(Buffer.from(JSON.stringify(body)), ACCOUNT, () => JSON.stringify(trade));
};

it('a payment is ours in the name of the portal’s app and of the mini-program', () => {
  for (const appId of [ACCOUNT.appId, ACCOUNT.miniAppId])
    expect(noticeOf(appId)).toMatchObject({ kind: 'paid', tradeNo: '173165760000012310086J' });
});

it('a payment to another app or merchant is not', () => {
  expect(noticeOf('wx-of-somebody-else')).toMatchObject({ kind: 'wrongMerchant' });
  expect(noticeOf(ACCOUNT.miniAppId, '1900000002')).toMatchObject({ kind: 'wrongMerchant' });
});
