import { openPhonePayment, type Payment } from '@cheyantong/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/call.ts';
import { goToNative } from '../../../shared/host/native-bridge.ts';
import { tellFailure } from '../../../shared/tell-failure.ts';
import type { OwnWay } from './phone-ways.ts';

/** Goes to the vendor's app. `onLeft` is told before the page is left: it may be found as it was on the way back. */
export function useLeaveToPay(
  { outTradeNo, orderNo, amount }: Payment,
  { onLeft, onRefused }: { onLeft: (way: OwnWay) => void; onRefused: (way: OwnWay) => void },
) {
  return useMutation({
    mutationFn: async (way: OwnWay): Promise<string | null> => {
      if (way !== 'jsapi') return (await call(openPhonePayment, { body: { outTradeNo, amount, way } })).url;
      if (await goToNative('/pages/pay/pay', { orderNo, amount: String(amount) })) return null;
      throw new Error('付款页没有打开，请再试一次');
    },
    onSuccess: (url, way) => {
      onLeft(way);
      if (url !== null) window.location.assign(url);
    },
    onError: (failure, way) => {
      tellFailure(failure);
      onRefused(way);
    },
  });
}
