import { gatewayCommand, readSettings, replaceAll } from '../configuration.ts';
import { example, PASSWORD, ROOT } from '../example.ts';
import { fileOfFleet } from '../folder.ts';
import { type GatewayMachine, MACHINES, PORTAL_URL, PORTS } from '../machines.ts';
import { launch } from '../programs.ts';
import { answers, until } from '../until.ts';

const STARTS_WITHIN_MS = 120_000;

/** Keys that the simulated vendors and all gateways share. */
export const SHARED_DATA = fileOfFleet('shared');

export const isReady = (machine: GatewayMachine): Promise<boolean> =>
  answers(`http://${MACHINES[machine]}:${PORTS.gateway}/readyz`);

/** As the unit starts it, and waits until it is ready. `installed` is where its edition lies. */
export async function startGateway(machine: GatewayMachine, installed = ROOT): Promise<void> {
  launch({
    machine,
    name: 'gateway',
    command: gatewayCommand(example('systemd/cheyantong@.service'), installed),
    cwd: installed,
    env: gatewaySettings(),
  });
  await until(`${machine} is ready`, STARTS_WITHIN_MS, () => isReady(machine));
}

function gatewaySettings(): Record<string, string> {
  const settings = readSettings(
    replaceAll(example('systemd/gateway.env.example'), { 'CHANGE-ME': PASSWORD }),
  );
  const { REPORT_SIGNING_KEY: _key, FILE_KEYS: _keys, ...ready } = settings;
  return {
    ...ready,
    PORT: String(PORTS.gateway),
    NODE_ENV: 'production',
    PUBLIC_URL: PORTAL_URL,
    DATA_DIR: SHARED_DATA,
    FILE_STORAGE: 'disk',
    FILE_DIR: fileOfFleet('files'),
    DEMO_SECRETS: 'on',
    DEMO_CONTENT: 'on',
    SIMULATORS: 'on',
    SIM_PORT: String(PORTS.simulators),
    LOG_LEVEL: 'warn',
    // A few visitors stand for many.
    RATE_LIMIT_PER_MINUTE: '1000000',
  };
}
