export { agreementAddress } from './agreement-address.ts';
export { AgreementLink } from './agreement-link.tsx';
export { useAgreedVersion, useMyConsents } from './agreement-queries.ts';
export { askForNewVersions } from './ask-for-new-versions.ts';
export { Consent } from './consent.tsx';

export { ConsentsCard } from './my-consents/consents-card.tsx';
export { isUnreadVersion } from './unread-version.ts';
export { useConsentTo } from './use-consent-to.ts';
