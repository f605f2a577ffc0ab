import { join } from 'node:path';
import { ROOT } from '../example.ts';
import { PORTAL_URL, PORTS, SIMULATORS_URL } from '../machines.ts';
import { launch } from '../programs.ts';
import { answers, until } from '../until.ts';
import { CERTIFICATE } from './balancers.ts';
import { SHARED_DATA } from './gateway.ts';

export async function startVendors(): Promise<void> {
  launch({
    machine: 'vendors',
    name: 'simulators',
    command: [process.execPath, join(ROOT, 'fleet/simulators.ts')],
    cwd: ROOT,
    env: {
      PORT: String(PORTS.simulators),
      PORTAL_URL,
      KEYS_FOLDER: join(SHARED_DATA, 'simulated-keys'),
      NODE_EXTRA_CA_CERTS: CERTIFICATE,
    },
  });
  await until('the vendors answer', 30_000, () => answers(`${SIMULATORS_URL}/pay/ledger`));
}
