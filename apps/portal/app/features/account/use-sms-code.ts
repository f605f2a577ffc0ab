import { SMS_CODE } from '@cheyantong/domain';
import { useState } from 'react';
import { toast } from '../../shared/ui/toast.tsx';
import { useCountdown } from '../../shared/use-countdown.ts';

const SMS_SENT_SENTENCE = '验证码已发送';

export interface SmsCode {
  secondsLeft: number;
  sending: boolean;
  everSent: boolean;
  /** How the last try went. */
  outcome: 'sent' | 'failed' | null;
  send(phone: string): Promise<boolean>;
}

/** The send button of a code box: one message at a time, then a pause of 60 seconds. */
export function useSmsCode(deliver: (phone: string) => Promise<unknown>): SmsCode {
  const { secondsLeft, start } = useCountdown();
  const [sending, setSending] = useState(false);
  const [everSent, setEverSent] = useState(false);
  const [outcome, setOutcome] = useState<SmsCode['outcome']>(null);

  async function send(phone: string): Promise<boolean> {
    if (secondsLeft > 0 || sending) return false;
    setSending(true);
    try {
      await deliver(phone);
      toast.success(SMS_SENT_SENTENCE);
      start(SMS_CODE.resendSeconds);
      setEverSent(true);
      setOutcome('sent');
      return true;
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
      setOutcome('failed');
      return false;
    } finally {
      setSending(false);
    }
  }
  return { secondsLeft, sending, everSent, outcome, send };
}
