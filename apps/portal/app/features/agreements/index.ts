export { AgreementLink } from './agreement-link.tsx';
export { Consent } from './consent.tsx';
