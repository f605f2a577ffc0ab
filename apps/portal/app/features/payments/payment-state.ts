import type { Payment } from '@cheyantong/contract';
import { isWechatLink, type PayChannel } from '@cheyantong/domain';

/** What there is to scan for one channel. `unwanted`: the channel was never chosen; `refused`: asked for in vain, and why. */
export type CodeSlot =
  | { state: 'unwanted' }
  | { state: 'asking' }
  | { state: 'shown'; code: string }
  | { state: 'refused'; sentence: string };

/** The payment dialog from opening to closing (the specification's section 4). */
export interface PaymentState {
  payment: Payment;
  phase: 'awaiting' | 'failed' | 'succeeded';
  channel: PayChannel;
  codes: Readonly<Record<PayChannel, CodeSlot>>;
  /** When the order can no longer be paid, by the browser's clock. */
  endsAt: number;
  /** The countdown runs from the first code on. */
  counting: boolean;
}

export type PaymentEvent =
  | { type: 'begun'; payment: Payment; now: number }
  | { type: 'channelChosen'; channel: PayChannel }
  | { type: 'codeWantedAgain' }
  | { type: 'codeArrived'; channel: PayChannel; code: string }
  | { type: 'codeRefused'; channel: PayChannel; sentence: string }
  | { type: 'timeRanOut' }
  | { type: 'paid' };

const UNWANTED: CodeSlot = { state: 'unwanted' };
const ASKING: CodeSlot = { state: 'asking' };

/** Awaiting, and Alipay unless the order carries a link of WeChat; without a link, a code is asked for at once. */
export function beginPayment(payment: Payment, now: number): PaymentState {
  const link = payment.paymentUrl;
  const channel = link && isWechatLink(link) ? 'wechat' : 'alipay';
  const first: CodeSlot = link ? { state: 'shown', code: link } : ASKING;
  return {
    payment,
    phase: 'awaiting',
    channel,
    codes: { alipay: UNWANTED, wechat: UNWANTED, [channel]: first },
    endsAt: now + payment.secondsLeft * 1000,
    // Without any time left there is nothing to wait for.
    counting: Boolean(link) || payment.secondsLeft === 0,
  };
}

export function nextPayment(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'begun':
      return beginPayment(event.payment, event.now);
    case 'channelChosen':
      return chooseChannel(state, event.channel);
    case 'codeWantedAgain':
      return withCode(state, state.channel, ASKING);
    case 'codeArrived':
      return {
        ...withCode(state, event.channel, { state: 'shown', code: event.code }),
        counting: true,
      };
    case 'codeRefused':
      return withCode(state, event.channel, { state: 'refused', sentence: event.sentence });
    case 'timeRanOut':
      return state.phase === 'awaiting' ? { ...state, phase: 'failed' } : state;
    case 'paid':
      // Also after the time ran out: money that came in the last second must not be asked for twice.
      return { ...state, phase: 'succeeded' };
  }
}

/** A channel chosen again keeps its code; one that has none asks for it. */
function chooseChannel(state: PaymentState, channel: PayChannel): PaymentState {
  const hasCode = ['shown', 'asking'].includes(state.codes[channel].state);
  return { ...(hasCode ? state : withCode(state, channel, ASKING)), channel };
}

const withCode = (state: PaymentState, channel: PayChannel, slot: CodeSlot): PaymentState => ({
  ...state,
  codes: { ...state.codes, [channel]: slot },
});
