import { createDealerDesk } from './adapters/dealers/http.ts';
import type { DealerDesk } from './adapters/dealers/port.ts';
import { createPaymentVendors } from './adapters/payments/create.ts';
import type { PaymentVendors } from './adapters/payments/port.ts';
import { endpointFinder } from './adapters/providers/endpoints.ts';
import { createProviderDesk } from './adapters/providers/http.ts';
import type { ProviderDesk } from './adapters/providers/port.ts';
import { createSmsSender } from './adapters/sms/create.ts';
import type { SmsSender } from './adapters/sms/port.ts';
import type { Env } from './env.ts';
import { callbackUrlOf } from './features/reports/index.ts';

/** Everybody we talk to, behind their ports. */
export interface OutsideServices {
  sms: SmsSender;
  dealers: DealerDesk;
  vendors: PaymentVendors;
  providers: ProviderDesk;
}

/** Nobody is called by this. */
export const connectOutside = (env: Env): OutsideServices => ({
  sms: createSmsSender(env.sms),
  dealers: createDealerDesk({ simulatorsUrl: env.simulatorsUrl }),
  vendors: createPaymentVendors(env.payments),
  providers: createProviderDesk({
    find: endpointFinder(env.reportProviders, env.simulatorsUrl),
    callbackUrl: (providerCode) => callbackUrlOf(env.publicUrl, providerCode),
  }),
});
