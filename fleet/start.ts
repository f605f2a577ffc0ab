import { simulatedPaymentKeys } from '@cheyantong/domain/simulated-keys';
import { isComplete, machineWith } from './cluster.ts';
import { replaceAll } from './configuration.ts';
import { addressOf } from './database.ts';
import { example, PASSWORD } from './example.ts';
import { diskOf, fileOfFleet, makeFolder, write } from './folder.ts';
import { DATABASES, GATEWAYS, MACHINES, OUTSIDE, PORTAL_URL } from './machines.ts';
import { cablesAreLaid, layCables } from './network/cables.ts';
import { command } from './network/command.ts';
import { startBalancer, startDatabaseBalancer } from './parts/balancers.ts';
import { startEtcd } from './parts/etcd.ts';
import { SHARED_DATA, startGateway } from './parts/gateway.ts';
import { startPatroni } from './parts/patroni.ts';
import { pgbackrest } from './parts/pgbackrest.ts';
import { startVendors } from './parts/vendors.ts';
import { until } from './until.ts';
import { Visitor } from './visitor.ts';

const DATABASE_WITHIN_MS = 180_000;
const BALANCER_WITHIN_MS = 20_000;

/** In the order in which they need each other. */
export async function start(): Promise<void> {
  if (cablesAreLaid()) throw new Error('the fleet runs already: npm run fleet -- status, or stop');
  if (process.getuid?.() !== 0) throw new Error('network namespaces are made by root');
  makeFolder();
  layCables();

  console.log('etcd, Patroni, PostgreSQL: three of each …');
  for (const machine of DATABASES) startEtcd(machine);
  for (const machine of DATABASES) startPatroni(machine);
  await until('a primary and two standbys', DATABASE_WITHIN_MS, isComplete);
  await makeRoles();
  pgbackrest(await machineWith('leader'), 'stanza-create');

  console.log('vendors and balancers …');
  simulatedPaymentKeys(`${SHARED_DATA}/simulated-keys`);
  startBalancer();
  await startVendors();
  for (const machine of GATEWAYS) startDatabaseBalancer(machine);

  for (const machine of GATEWAYS) {
    console.log(`${machine} (${MACHINES[machine]}) …`);
    await startGateway(machine);
  }
  await until('the balancer has found the gateways', BALANCER_WITHIN_MS, portalAnswers);
  console.log(`the fleet runs: ${PORTAL_URL} (its certificate: ${fileOfFleet('portal.crt')})`);
}

async function makeRoles(): Promise<void> {
  const primary = await machineWith('leader');
  const roles = replaceAll(example('patroni/roles.sql'), { 'CHANGE-ME': PASSWORD });
  const file = write(diskOf(primary, 'roles.sql'), roles);
  command('psql', '--quiet', '-v', 'ON_ERROR_STOP=1', '-f', file, addressOf(primary, 'postgres'));
}

async function portalAnswers(): Promise<boolean> {
  const visitor = new Visitor(OUTSIDE.address, BALANCER_WITHIN_MS);
  try {
    return (await visitor.ask({ path: '/home' })).status === 200;
  } catch {
    return false;
  } finally {
    visitor.leave();
  }
}
