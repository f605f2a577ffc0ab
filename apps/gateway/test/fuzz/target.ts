import type { TestDatabaseAddress } from '../database.ts';
import { startSimulators } from '../fire/processes.ts';
import { freePort } from '../free-port.ts';
import { isAlive, launchServer, listening, stopServer } from '../server-process.ts';
import { furnish } from './furnish.ts';
import { watchLog } from './log-watch.ts';

const MANY = '1000000000';

/** The whole server in a process of its own, with no limit that would hide what lies behind. */
export async function openTarget(address: TestDatabaseAddress) {
  await furnish(address);
  const { databaseUrl, dataDir, remove } = address;
  const simulators = await startSimulators({ DATA_DIR: dataDir });
  const port = await freePort();
  const serverUrl = `http://127.0.0.1:${port}`;
  const server = launchServer({
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: serverUrl,
    SIM_PORT: new URL(simulators.url).port,
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    LOG_LEVEL: 'info',
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMIT_PER_MINUTE: MANY,
    SMS_PER_ADDRESS_HOURLY: MANY,
    SMS_PER_NETWORK_HOURLY: MANY,
    SMS_HOURLY: MANY,
    SMS_DAILY: MANY,
  });
  const log = watchLog(server);
  await listening(server);
  return {
    port,
    serverUrl,
    simulatorsUrl: simulators.url,
    log,
    isAlive: () => isAlive(server),
    async close() {
      await stopServer(server);
      await simulators.stop();
      await remove();
    },
  };
}
