import { createDealerApi } from './adapters/dealers/http.ts';
import type { DealerApi } from './adapters/dealers/port.ts';
import { createIdentityVerifier } from './adapters/identity/create.ts';
import type { IdentityVerifier } from './adapters/identity/port.ts';
import { createInvoicing } from './adapters/invoicing/http.ts';
import type { InvoicingService } from './adapters/invoicing/port.ts';
import { createMiniProgram } from './adapters/mini-program/create.ts';
import type { MiniProgramService } from './adapters/mini-program/port.ts';
import { createDocumentReader } from './adapters/ocr/create.ts';
import type { DocumentReader } from './adapters/ocr/port.ts';
import { createPaymentVendors } from './adapters/payments/create.ts';
import type { PaymentVendors } from './adapters/payments/port.ts';
import { endpointFinder } from './adapters/providers/endpoints.ts';
import { createProviderApi } from './adapters/providers/http.ts';
import type { ProviderApi } from './adapters/providers/port.ts';
import { createSmsSender } from './adapters/sms/create.ts';
import type { SmsSender } from './adapters/sms/port.ts';
import { createStorage } from './adapters/storage/create.ts';
import type { Storage } from './adapters/storage/port.ts';
import type { Env } from './env.ts';
import { callbackUrlOf } from './features/reports/index.ts';

/** Everybody we talk to, behind their ports. */
export interface OutsideServices {
  sms: SmsSender;
  documents: DocumentReader;
  dealers: DealerApi;
  vendors: PaymentVendors;
  invoicing: InvoicingService;
  identity: IdentityVerifier;
  miniProgram: MiniProgramService;
  providers: ProviderApi;
  storage: Storage;
}

/** Nobody is called by this. */
export const connectOutside = (env: Env): OutsideServices => ({
  sms: createSmsSender(env.sms),
  documents: createDocumentReader(env.ocr),
  dealers: createDealerApi({ simulatorsUrl: env.simulatorsUrl }),
  vendors: createPaymentVendors(env.payments),
  invoicing: createInvoicing(env.invoicing),
  identity: createIdentityVerifier(env.identity),
  miniProgram: createMiniProgram(env.miniProgram),
  providers: createProviderApi({
    find: endpointFinder(env.reportProviders, env.simulatorsUrl),
    callbackUrl: (providerCode) => callbackUrlOf(env.publicUrl, providerCode),
  }),
  storage: createStorage(env.storage),
});
