import { createPayCode, type Payment, pollOrder } from '@cheyantong/contract';
import { PAY_CHANNEL_NAMES, PAY_CHANNELS, type PayChannel } from '@cheyantong/domain';
import { useMutation } from '@tanstack/react-query';
import { type Dispatch, useCallback, useEffect, useReducer, useState } from 'react';
import { call } from '../../shared/call.ts';
import type { PaymentRequest } from '../../shared/dialogs/open-dialog.ts';
import { tellFailure } from '../../shared/tell-failure.ts';
import { useSecondsLeft } from '../../shared/use-seconds-left.ts';
import { beginPayment, nextPayment, type PaymentEvent, type PaymentState } from './payment-state.ts';
import { useWhetherPaid } from './use-whether-paid.ts';

export interface PaymentProgress {
  state: PaymentState;
  secondsLeft: number;
  choose: (channel: PayChannel) => void;
  refreshCode: () => void;
  payAgain: () => void;
  orderingAgain: boolean;
}

/**
 * Runs the payment while its dialog is open: asks for codes, counts down, and asks whether the order is paid. Codes are
 * asked for where they are shown: a phone has other ways, and counts from the beginning.
 */
export function usePayment(
  request: PaymentRequest,
  open: boolean,
  onPhone?: { codesShown: readonly PayChannel[] },
): PaymentProgress {
  const codesShown = onPhone?.codesShown ?? PAY_CHANNEL_NAMES;
  const [state, dispatch] = useReducer(nextPayment, request.payment, (first) =>
    beginPayment(first, Date.now()),
  );
  useFreshStart(request, dispatch);
  const running = open && state.phase === 'awaiting';
  useCode('alipay', state, running && codesShown.includes('alipay'), dispatch);
  useCode('wechat', state, running && codesShown.includes('wechat'), dispatch);
  const onPaid = useCallback(() => dispatch({ type: 'paid' }), []);
  const askWhetherPaid = useWhetherPaid(state.payment.orderNo, running, onPaid);

  const counting = state.counting || onPhone !== undefined;
  const counted = useSecondsLeft(running && counting ? state.endsAt : null);
  useEffect(() => {
    if (counted !== 0) return;
    dispatch({ type: 'timeRanOut' });
    // The money may have come since the last question.
    askWhetherPaid();
  }, [counted, askWhetherPaid]);

  const payAgain = useMutation({
    mutationFn: () => orderUnlessPaid(state.payment, request),
    onSuccess: (outcome) => {
      if (outcome === 'paid') dispatch({ type: 'paid' });
      else if (outcome) dispatch({ type: 'begun', payment: outcome, now: Date.now() });
      // Refused, perhaps because the money has come.
      else askWhetherPaid();
    },
    onError: tellFailure,
  });
  return {
    state,
    secondsLeft: counted ?? state.payment.secondsLeft,
    choose: (channel) => dispatch({ type: 'channelChosen', channel }),
    refreshCode: () => dispatch({ type: 'codeWantedAgain' }),
    payAgain: payAgain.mutate,
    orderingAgain: payAgain.isPending,
  };
}

/** Another order, opened before the last one had left the screen, begins at the beginning. */
function useFreshStart(request: PaymentRequest, dispatch: Dispatch<PaymentEvent>): void {
  const [begun, setBegun] = useState(request);
  if (begun === request) return;
  setBegun(request);
  dispatch({ type: 'begun', payment: request.payment, now: Date.now() });
}

function useCode(
  channel: PayChannel,
  { payment, codes }: PaymentState,
  running: boolean,
  dispatch: Dispatch<PaymentEvent>,
): void {
  const asking = running && codes[channel].state === 'asking';
  useEffect(() => {
    if (!asking) return;
    const leaving = new AbortController();
    const unlessLeft = (event: PaymentEvent) => !leaving.signal.aborted && dispatch(event);
    const { outTradeNo, amount } = payment;
    call(
      createPayCode,
      { body: { outTradeNo, amount, channel: PAY_CHANNELS[channel].wire } },
      leaving.signal,
    ).then(
      (code) => unlessLeft({ type: 'codeArrived', channel, code }),
      ({ message }: Error) => unlessLeft({ type: 'codeRefused', channel, sentence: message }),
    );
    return () => leaving.abort();
  }, [asking, channel, payment, dispatch]);
}

/** Nobody pays twice: without an answer about this order, no other one is made. */
async function orderUnlessPaid({ orderNo }: Payment, request: PaymentRequest) {
  const paid = await call(pollOrder, { params: { orderNo } });
  return paid === true ? 'paid' : request.orderAgain(orderNo);
}
