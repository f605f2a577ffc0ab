import {
  channelOfPhoneWay,
  orderAddress,
  orderStatusOfCode,
  PAYING_PARAMETER,
  PHONE_WAYS,
  type PhoneWay,
} from '@cheyantong/domain';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { openDialog } from '../../../shared/dialogs/open-dialog.ts';
import { readStored, STORAGE_KEYS, writeStored } from '../../../shared/storage.ts';
import type { AnyOrderDetail } from '../order-queries.ts';
import { usePaymentManners } from '../use-payment-manners.ts';

interface Left {
  orderNo: string;
  way: PhoneWay;
}

/**
 * Whoever comes back from a vendor's app finds the order with word of it in the address, among the vendor's own words. It is
 * taken out and remembered for this tab: a reload asks again, a shared address does not.
 */
export function useReturnFromPayment(order: AnyOrderDetail): void {
  const { orderNo, orderType } = order;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const mannersFor = usePaymentManners('servicePage');
  const told = PHONE_WAYS.find((way) => way === search.get(PAYING_PARAMETER));

  const askWhetherPaid = useEffectEvent(() => {
    const left = readStored(STORAGE_KEYS.payingOrder, isLeft);
    if (left?.orderNo !== orderNo || orderStatusOfCode(order.status) === 'canceled') return;
    openDialog({
      ...mannersFor(orderType),
      kind: 'returned',
      orderNo,
      amount: order.paymentAmount,
      channel: channelOfPhoneWay(left.way),
      onEnd: forgetLeft,
    });
  });
  useEffect(() => {
    if (!told) return askWhetherPaid();
    writeStored(STORAGE_KEYS.payingOrder, { orderNo, way: told } satisfies Left);
    navigate(orderAddress(orderType, orderNo), { replace: true });
  }, [told, orderNo, orderType, navigate]);
}

const forgetLeft = (): void => writeStored(STORAGE_KEYS.payingOrder, null);

const isLeft = (value: unknown): value is Left =>
  typeof value === 'object' &&
  value !== null &&
  'orderNo' in value &&
  'way' in value &&
  PHONE_WAYS.some((way) => way === value.way);
