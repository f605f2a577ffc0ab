import type { MiniPayment } from './port.ts';

interface Signed {
  appId: string;
  prepayId: string;
  timeStamp: string;
  nonceStr: string;
}

/** What the mini-program hands to wx.requestPayment: a prepared trade, signed so that the phone knows it is ours. */
export function miniPayment(signed: Signed, sign: (text: string) => string): MiniPayment {
  const { timeStamp, nonceStr, prepayId } = signed;
  return {
    timeStamp,
    nonceStr,
    package: `prepay_id=${prepayId}`,
    signType: 'RSA',
    paySign: sign(textToSign(signed)),
  };
}

/** Four lines, each with its end; signType is not among them. */
const textToSign = ({ appId, timeStamp, nonceStr, prepayId }: Signed): string =>
  [appId, timeStamp, nonceStr, `prepay_id=${prepayId}`].map((line) => `${line}\n`).join('');
