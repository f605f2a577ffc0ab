import { SMS_CODE } from '@cheyantong/domain';
import { useEffect, useRef, useState } from 'react';
import { useSubmit } from '../../shared/form/use-submit.ts';
import { toast } from '../../shared/ui/toast.tsx';
import { useCountdown } from '../../shared/use-countdown.ts';
import { type AskForMessage, sendMessage } from './send-message.ts';

const SMS_SENT_SENTENCE = '验证码已发送';

export interface SmsCode {
  secondsLeft: number;
  sending: boolean;
  /** Messages run low: the browser works for this one. */
  working: boolean;
  everSent: boolean;
  /** How the last try went. */
  outcome: 'sent' | 'failed' | null;
  send(phone: string): void;
  cancel(): void;
}

/** The send button of a code box: one message at a time, then a pause of 60 seconds. */
export function useSmsCode(
  ask: AskForMessage,
  onSent: () => void,
  onFailed?: (failure: Error) => void,
): SmsCode {
  const { secondsLeft, start } = useCountdown();
  const [everSent, setEverSent] = useState(false);
  const [working, setWorking] = useState(false);
  const [outcome, setOutcome] = useState<SmsCode['outcome']>(null);
  const underWay = useRef<AbortController>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  async function deliver(phone: string): Promise<'sent' | 'canceled'> {
    const controller = new AbortController();
    underWay.current = controller;
    try {
      await sendMessage(ask, phone, { signal: controller.signal, onWork: () => setWorking(true) });
      return 'sent';
    } catch (failure) {
      if (controller.signal.aborted) return 'canceled';
      throw failure;
    } finally {
      setWorking(false);
    }
  }

  const sending = useSubmit(deliver, {
    onDone: (result) => {
      if (result === 'canceled') return;
      toast.success(SMS_SENT_SENTENCE);
      start(SMS_CODE.resendSeconds);
      setEverSent(true);
      setOutcome('sent');
      onSent();
    },
    onFailed: (failure) => {
      setOutcome('failed');
      onFailed?.(failure);
    },
  });

  function send(phone: string): void {
    if (secondsLeft === 0) sending.submit(phone);
  }
  const cancel = (): void => underWay.current?.abort();
  return { secondsLeft, sending: sending.isBusy, working, everSent, outcome, send, cancel };
}
