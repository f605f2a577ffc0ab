import { createPayCode, type Payment, pollOrder } from '@cheyantong/contract';
import { PAY_CHANNELS, PAYMENT, type PayChannel } from '@cheyantong/domain';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type Dispatch, useEffect, useReducer, useState } from 'react';
import { call } from '../../shared/call.ts';
import type { PaymentRequest } from '../../shared/dialogs/open-dialog.ts';
import { tellFailure } from '../../shared/tell-failure.ts';
import { useSecondsLeft } from '../../shared/use-seconds-left.ts';
import { beginPayment, nextPayment, type PaymentEvent, type PaymentState } from './payment-state.ts';

export interface PaymentProgress {
  state: PaymentState;
  secondsLeft: number;
  choose: (channel: PayChannel) => void;
  refreshCode: () => void;
  payAgain: () => void;
  orderingAgain: boolean;
}

/** Runs the payment while its dialog is open: asks for codes, counts down, and asks whether the order is paid. */
export function usePayment(request: PaymentRequest, open: boolean): PaymentProgress {
  const [state, dispatch] = useReducer(nextPayment, request.payment, (first) =>
    beginPayment(first, Date.now()),
  );
  useFreshStart(request, dispatch);
  const running = open && state.phase === 'awaiting';
  useCode('alipay', state, running, dispatch);
  useCode('wechat', state, running, dispatch);
  const askWhetherPaid = useWhetherPaid(state.payment, running, dispatch);

  const counted = useSecondsLeft(running && state.counting ? state.endsAt : null);
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

/** Every few seconds, but not from a hidden tab; back in sight, at once. */
function useWhetherPaid({ orderNo }: Payment, running: boolean, dispatch: Dispatch<PaymentEvent>) {
  const { data, refetch } = useQuery({
    queryKey: ['member', 'paid', orderNo],
    queryFn: ({ signal }) => call(pollOrder, { params: { orderNo } }, signal),
    enabled: running,
    refetchInterval: PAYMENT.pollMs,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  useEffect(() => {
    if (data === true) dispatch({ type: 'paid' });
  }, [data, dispatch]);
  return refetch;
}

/** Nobody pays twice: without an answer about this order, no other one is made. */
async function orderUnlessPaid({ orderNo }: Payment, request: PaymentRequest) {
  const paid = await call(pollOrder, { params: { orderNo } });
  return paid === true ? 'paid' : request.orderAgain(orderNo);
}
