import { sendSmsCode } from '@cheyantong/contract';
import { SMS_CODE } from '@cheyantong/domain';
import { useState } from 'react';
import { call } from '../../shared/call.ts';
import { toast } from '../../shared/ui/toast.tsx';
import { useCountdown } from '../../shared/use-countdown.ts';

const SMS_SENT_SENTENCE = '验证码已发送';

/** The send button of a code box: one message at a time, then a pause of 60 seconds. */
export function useSmsCode(): {
  secondsLeft: number;
  sending: boolean;
  everSent: boolean;
  send(phone: string): Promise<boolean>;
} {
  const { secondsLeft, start } = useCountdown();
  const [sending, setSending] = useState(false);
  const [everSent, setEverSent] = useState(false);

  async function send(phone: string): Promise<boolean> {
    if (secondsLeft > 0 || sending) return false;
    setSending(true);
    try {
      await call(sendSmsCode, { query: { phoneNumber: phone } });
      toast.success(SMS_SENT_SENTENCE);
      start(SMS_CODE.resendSeconds);
      setEverSent(true);
      return true;
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
      return false;
    } finally {
      setSending(false);
    }
  }
  return { secondsLeft, sending, everSent, send };
}
