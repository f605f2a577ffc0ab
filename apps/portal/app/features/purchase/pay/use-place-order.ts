import type { Payment } from '@cheyantong/contract';
import { REPORT_AGREEMENTS } from '@cheyantong/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { openDialog, type PaymentOrigin } from '../../../shared/dialogs/open-dialog.ts';
import { loginAddress } from '../../../shared/login/login-address.ts';
import { useHere } from '../../../shared/navigation/use-here.ts';
import { useSession } from '../../../shared/session/session.ts';
import { tellFailure } from '../../../shared/tell-failure.ts';
import { useAgreedVersion } from '../../agreements/index.ts';
import { forgetPlaced, rememberPlaced, useOrderDraft } from '../order-draft.ts';
import { type OrderRequest, payFor, placeOrder, statusOf } from './place-order.ts';
import { letWait, takeWaiting } from './waiting-order.ts';

/** Makes the order and opens its payment; a visitor logs in first, and it goes on by itself. */
export function usePlaceOrder(origin: PaymentOrigin, onPaid?: () => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const here = useHere();
  const { state: carried } = useLocation();
  const agreedVersion = useAgreedVersion(REPORT_AGREEMENTS);
  const isMember = useSession(({ token }) => token !== null);
  /** A second press can come before React has drawn the first one's busy button. */
  const isUnderWay = useRef(false);

  const paying = useMutation({
    mutationFn: (request: OrderRequest) => orderOnce(request, agreedVersion()),
    onSuccess: (payment, request) =>
      openDialog({
        kind: 'payment',
        service: request.service,
        payment,
        origin,
        orderAgain: (orderNo) =>
          orderAnew(request, { agreedVersion: agreedVersion(), replaces: orderNo }).catch((error: Error) => {
            tellFailure(error);
            return null;
          }),
        onPaid: () => {
          forgetPlaced(request.service);
          onPaid?.();
        },
      }),
    onError: tellFailure,
    // Prices, stock and free half-days may be what was refused, or have just been taken.
    onSettled: () => {
      isUnderWay.current = false;
      for (const queryKey of [['spu'], ['outlets']]) void queryClient.invalidateQueries({ queryKey });
    },
  });

  function place(request: OrderRequest): void {
    if (isUnderWay.current) return;
    if (useSession.getState().token === null) {
      navigate(loginAddress(here), { state: letWait(request) });
      return;
    }
    isUnderWay.current = true;
    paying.mutate(request);
  }

  const goOn = useEffectEvent(() => {
    const request = takeWaiting(carried);
    if (request && isMember) place(request);
  });
  // Back from the login page.
  useEffect(() => goOn(), []);

  return { place, isPlacing: paying.isPending };
}

/** The same input twice is the same order, as long as it waits for its money. */
async function orderOnce(request: OrderRequest, agreedVersion: string | undefined): Promise<Payment> {
  const placed = placedFor(request);
  if (!placed) return orderAnew(request, { agreedVersion });
  switch (await statusOf(placed)) {
    case 'unpaid':
      return payFor(placed);
    case 'canceled':
      return orderAnew(request, { agreedVersion, replaces: placed });
    // Paid: the same once more is another order.
    default:
      return orderAnew(request, { agreedVersion });
  }
}

async function orderAnew(
  request: OrderRequest,
  how: { agreedVersion: string | undefined; replaces?: string },
): Promise<Payment> {
  const orderNo = await placeOrder(request, how);
  rememberPlaced(request.service, { orderNo, input: JSON.stringify(request) });
  return payFor(orderNo);
}

function placedFor(request: OrderRequest): string | undefined {
  const placed = useOrderDraft.getState().placed[request.service];
  return placed?.input === JSON.stringify(request) ? placed.orderNo : undefined;
}
