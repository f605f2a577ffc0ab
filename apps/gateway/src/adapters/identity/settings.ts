import { SIMULATED_IDENTITY } from '@cheyantong/domain';

export interface IdentityAccount {
  /** host or host:port, without protocol */
  endpoint: string;
  protocol: 'http' | 'https';
  accessKeyId: string;
  accessKeySecret: string;
  /** The vendor's permits to ask about people, and about companies. */
  personAuthCode: string;
  companyAuthCode: string;
}

/** As read from the environment; an empty text means "not set". */
interface IdentityEnvironment {
  IDENTITY_ENDPOINT: string;
  IDENTITY_ACCESS_KEY_ID: string;
  IDENTITY_ACCESS_KEY_SECRET: string;
  IDENTITY_PERSON_AUTH_CODE: string;
  IDENTITY_COMPANY_AUTH_CODE: string;
}

const ACCOUNT = [
  'IDENTITY_ACCESS_KEY_ID',
  'IDENTITY_ACCESS_KEY_SECRET',
  'IDENTITY_PERSON_AUTH_CODE',
  'IDENTITY_COMPANY_AUTH_CODE',
] as const;

/** Without an account of ours the simulator is asked, while it is on; without either, reviewers decide by the photos alone. */
export function identitySettings(
  env: IdentityEnvironment,
  simulatorAddress: string | null,
): IdentityAccount | null {
  if (ACCOUNT.every((name) => env[name] !== ''))
    return {
      endpoint: env.IDENTITY_ENDPOINT || 'dytnsapi.aliyuncs.com',
      protocol: 'https',
      accessKeyId: env.IDENTITY_ACCESS_KEY_ID,
      accessKeySecret: env.IDENTITY_ACCESS_KEY_SECRET,
      personAuthCode: env.IDENTITY_PERSON_AUTH_CODE,
      companyAuthCode: env.IDENTITY_COMPANY_AUTH_CODE,
    };
  return simulatorAddress === null ? null : simulatedIdentity(simulatorAddress);
}

export const simulatedIdentity = (endpoint: string): IdentityAccount => ({
  ...SIMULATED_IDENTITY,
  endpoint,
  protocol: 'http',
});

/** Half an account is a mistake, and would only show when somebody is to be certified. */
export function halfSetIdentity(env: IdentityEnvironment): string[] {
  const missing = ACCOUNT.filter((name) => env[name] === '');
  return missing.length > 0 && missing.length < ACCOUNT.length ? [`${missing.join('、')} 未设置`] : [];
}
