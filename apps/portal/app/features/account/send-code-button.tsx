import { Button } from '../../shared/ui/button.tsx';
import styles from './send-code-button.module.css';
import type { SmsCode } from './use-sms-code.ts';

/** 获取验证码, then the seconds, then 重新获取; while the browser works for the message, the way out of it. */
export function SendCodeButton({ sms, onSend }: { sms: SmsCode; onSend: () => void }) {
  const { secondsLeft, sending, working } = sms;
  return (
    <>
      <span className={styles.progress} aria-live="polite">
        {working && '正在进行安全验证…'}
      </span>
      <Button
        tone="quiet"
        size="small"
        loading={sending && !working}
        disabled={secondsLeft > 0}
        onClick={working ? sms.cancel : onSend}
      >
        {working ? '取消' : words(sms)}
      </Button>
    </>
  );
}

function words({ secondsLeft, everSent }: SmsCode): string {
  if (secondsLeft > 0) return `${secondsLeft} 秒后可重新获取`;
  return everSent ? '重新获取' : '获取验证码';
}
