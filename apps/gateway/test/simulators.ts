import type { AddressInfo } from 'node:net';
import { buildSimulators } from '@cheyantong/simulators/app';

/** The outside services on a port of their own. */
export async function startSimulators() {
  const app = buildSimulators();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    /** The newest code that reached this phone. */
    async codeFor(phone: string): Promise<string> {
      const [newest] = (await app.inject(`/sms/inbox?phone=${phone}`)).json<{ code: string }[]>();
      if (!newest) throw new Error(`no message for ${phone}`);
      return newest.code;
    },
    close: () => app.close(),
  };
}
