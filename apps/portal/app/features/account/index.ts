export { meQuery } from './me-query.ts';
export { CertificationBadge } from './profile/certification-badge.tsx';
export { ProfileCard } from './profile/profile-card.tsx';
export { SendCodeButton } from './send-code-button.tsx';
export { type AskForMessage, askBy } from './send-message.ts';
export { SessionsCard } from './sessions/sessions-card.tsx';
export { useLogOut } from './use-log-out.ts';
export { type SmsCode, useSmsCode } from './use-sms-code.ts';
export { isWrongCode } from './wrong-code.ts';
