import type { ChildProcess } from 'node:child_process';
import { pino } from 'pino';
import { openDatabase } from '../../src/db/client.ts';
import { loadDemoContent } from '../../src/db/demo/content.ts';
import { openTestYard } from '../../src/features/used-cars/test-cars.ts';
import { DEMO_CONTENT } from '../../src/features.ts';
import { openJobs } from '../../src/jobs/runner.ts';
import type { TestDatabaseAddress } from '../database.ts';
import { FireCustomer } from '../fire/customer.ts';
import { startSimulators } from '../fire/processes.ts';
import { freePort } from '../free-port.ts';
import { Visitor } from '../fuzz/visitor.ts';
import { launchServer, listening, stopServer } from '../server-process.ts';

export type World = Awaited<ReturnType<typeof openWorld>>;

const log = pino({ level: 'silent' });

/** The built server in a process that can be killed, the outside services, and a member who is logged in. */
export async function openWorld(address: TestDatabaseAddress) {
  const { databaseUrl, dataDir } = address;
  const database = await openDatabase(address);
  const { db } = database;
  await openTestYard(db);
  await loadDemoContent(
    db,
    DEMO_CONTENT.filter(({ name }) => name === 'report services'),
    log,
  );
  // Hands work in beside the server, which does it.
  const jobs = await openJobs(database, log);

  const simulators = await startSimulators({ DATA_DIR: dataDir });
  const port = await freePort();
  const places = { serverUrl: `http://127.0.0.1:${port}`, simulatorsUrl: simulators.url };
  const launch = (): Promise<ChildProcess> =>
    listening(
      launchServer({
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: places.serverUrl,
        SIM_PORT: new URL(simulators.url).port,
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        LOG_LEVEL: 'silent',
        RATE_LIMIT_PER_MINUTE: '1000000',
      }),
    );
  let server = await launch();
  const member = new Visitor(places);
  const token = await member.logIn('13700000001');

  return {
    ...places,
    db,
    member,
    customer: new FireCustomer({ ...places, token }),
    kills: 0,
    /** The server is gone in the middle of whatever it does, and another one starts. */
    async crash(): Promise<void> {
      this.kills += 1;
      await stopServer(server, 'SIGKILL');
      server = await launch();
    },
    /** What the clock does every minute. */
    doNow: (job: 'orders-expire' | 'payment-sweep') => jobs.enqueue(db, job, {}),
    async close(): Promise<void> {
      await stopServer(server);
      await jobs.stop();
      await simulators.stop();
      await database.close();
      await address.remove();
    },
  };
}
