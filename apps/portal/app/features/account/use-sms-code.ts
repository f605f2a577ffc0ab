import { SMS_CODE } from '@cheyantong/domain';
import { useState } from 'react';
import { useSubmit } from '../../shared/form/use-submit.ts';
import { toast } from '../../shared/ui/toast.tsx';
import { useCountdown } from '../../shared/use-countdown.ts';

const SMS_SENT_SENTENCE = '验证码已发送';

export interface SmsCode {
  secondsLeft: number;
  sending: boolean;
  everSent: boolean;
  /** How the last try went. */
  outcome: 'sent' | 'failed' | null;
  send(phone: string): void;
}

/** The send button of a code box: one message at a time, then a pause of 60 seconds. */
export function useSmsCode(deliver: (phone: string) => Promise<unknown>, onSent: () => void): SmsCode {
  const { secondsLeft, start } = useCountdown();
  const [everSent, setEverSent] = useState(false);
  const [outcome, setOutcome] = useState<SmsCode['outcome']>(null);
  const sending = useSubmit(deliver, {
    onDone: () => {
      toast.success(SMS_SENT_SENTENCE);
      start(SMS_CODE.resendSeconds);
      setEverSent(true);
      setOutcome('sent');
      onSent();
    },
    onFailed: () => setOutcome('failed'),
  });

  function send(phone: string): void {
    if (secondsLeft === 0) sending.submit(phone);
  }
  return { secondsLeft, sending: sending.isBusy, everSent, outcome, send };
}
