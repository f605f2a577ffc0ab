import { SIMULATED_INVOICING } from '@cheyantong/domain';
import type { InvoicingAccount } from './http.ts';

/** As read from the environment; an empty text means "not set". */
interface InvoicingEnvironment {
  INVOICING_URL: string;
  INVOICING_APP_ID: string;
  INVOICING_SECRET: string;
}

const ACCOUNT = ['INVOICING_URL', 'INVOICING_APP_ID', 'INVOICING_SECRET'] as const;

/** Without an account of ours the simulator issues, while it is on; without either, requests wait. */
export function invoicingSettings(
  env: InvoicingEnvironment,
  simulatorsUrl: string | null,
): InvoicingAccount | null {
  if (ACCOUNT.every((name) => env[name] !== ''))
    return {
      url: env.INVOICING_URL.replace(/\/+$/, ''),
      appId: env.INVOICING_APP_ID,
      secret: env.INVOICING_SECRET,
    };
  return simulatorsUrl ? { url: `${simulatorsUrl}/invoicing`, ...SIMULATED_INVOICING } : null;
}

/** Half an account is a mistake, and would only show when somebody wants an invoice. */
export function halfSetInvoicing(env: InvoicingEnvironment): string[] {
  const missing = ACCOUNT.filter((name) => env[name] === '');
  return missing.length > 0 && missing.length < ACCOUNT.length ? [`${missing.join('、')} 未设置`] : [];
}
