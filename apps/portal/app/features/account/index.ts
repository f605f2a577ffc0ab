export { SendCodeButton } from './send-code-button.tsx';
export { useLogOut } from './use-log-out.ts';
export { type SmsCode, useSmsCode } from './use-sms-code.ts';
export { isWrongCode } from './wrong-code.ts';
