import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { miniPayment } from './wechat-mini-payment.ts';

it('signs what WeChat’s documentation signs', () => {
  let text = '';
  const payment = miniPayment(
    {
      appId: 'wx8888888888888888',
      timeStamp: '1414561699',
      nonceStr: '5K8264ILTKCH16CQ2502SI8ZNMTM67VS',
      prepayId: 'wx201410272009395522657a690389285100',
    },
    (given) => {
      text = given;
      return 'signature';
    },
  );
  expect(Buffer.byteLength(text)).toBe(110);
  expect(createHash('sha256').update(text).digest('hex')).toBe(
    'e9f240553b798164cd07071a90bf684071b40781f3dafca1f828346682147df3',
  );
  expect(payment).toEqual({
    timeStamp: '1414561699',
    nonceStr: '5K8264ILTKCH16CQ2502SI8ZNMTM67VS',
    package: 'prepay_id=wx201410272009395522657a690389285100',
    signType: 'RSA',
    paySign: 'signature',
  });
});
