import { Button } from '../../shared/ui/button.tsx';
import type { SmsCode } from './use-sms-code.ts';

/** 获取验证码, then the seconds, then 重新获取. */
export function SendCodeButton({ sms, onSend }: { sms: SmsCode; onSend: () => void }) {
  const { secondsLeft, sending, everSent } = sms;
  return (
    <Button tone="quiet" size="small" loading={sending} disabled={secondsLeft > 0} onClick={onSend}>
      {secondsLeft > 0 ? `${secondsLeft} 秒后可重新获取` : everSent ? '重新获取' : '获取验证码'}
    </Button>
  );
}
