export { agreementAddress } from './agreement-address.ts';
export { AgreementLink } from './agreement-link.tsx';
export { useShownVersion } from './agreement-queries.ts';
export { askForNewVersions } from './ask-for-new-versions.ts';
export { Consent } from './consent.tsx';
export { isUnreadVersion } from './unread-version.ts';
