export const CERTIFICATION_VERIFY = 'certification-verify';
