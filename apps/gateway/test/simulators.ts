import type { AddressInfo } from 'node:net';
import { temporaryKeysFolder } from '@cheyantong/domain/simulated-keys';
import { buildSimulators } from '@cheyantong/simulators/app';
import { createPaymentVendors } from '../src/adapters/payments/create.ts';

/** The real SDKs of payment, talking to these simulators; all tests share one set of keys. */
export function simulatedVendors(simulatorsUrl: string, options: { timeLimitMs?: number } = {}) {
  const account = { simulatorsUrl, keysFolder: temporaryKeysFolder() };
  return createPaymentVendors({ alipay: account, wechat: account }, options);
}

/** The outside services on a port of their own. */
export async function startSimulators() {
  const app = buildSimulators();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    /** The newest code that reached this phone. */
    async codeFor(phone: string): Promise<string> {
      const inbox = (await app.inject(`/sms/inbox?phone=${phone}`)).json<{ code: string }[]>();
      const newest = inbox.find(({ code }) => code !== '');
      if (!newest) throw new Error(`no message for ${phone}`);
      return newest.code;
    },
    close: () => app.close(),
  };
}
