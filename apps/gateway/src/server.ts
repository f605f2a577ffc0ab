import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { circuitNews } from './adapters/circuit.ts';
import { buildApp } from './app.ts';
import { type Env, readEnv } from './env.ts';
import type { RunningFeature } from './feature.ts';
import { FILLING, fill, openFilled } from './filling.ts';
import { stopGently } from './http/stopping.ts';
import { openJobs } from './jobs/runner.ts';
import { joinFeatures } from './join-features.ts';
import { collectWhenQuiet } from './memory/quiet-collection.ts';
import { loggerOptions } from './observability/logger.ts';
import { connectOutside } from './outside-services.ts';
import { mountPortal } from './portal/mount.ts';
import { explainStartFailure } from './start-failure.ts';
import { WorkerPool } from './workers/worker-pool.ts';

/**
 * Connections that may wait until there is a moment to take them. Of Node's 511 a rush of a thousand loses half: their first
 * words fall on the floor, and some are not heard for half a minute. The system has its own limit (somaxconn) above this.
 */
const AT_THE_DOOR = 4_096;

/** Reads the settings, does what it was told to, and says in one sentence if it cannot. */
async function run([told]: string[]): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = readEnv(process.env);
  const log = pino(loggerOptions(env.logLevel));
  await (told === FILLING ? fill(env, log) : serve(env, log));
}

/** Opens the database, mounts the portal and listens; on a signal it stops in the reverse order. */
async function serve(env: Env, log: Logger): Promise<void> {
  const endTracing =
    env.traces && (await import('./observability/tracing/begin.ts')).beginTracing(env.traces);
  const database = await openFilled(env, log);
  const { db } = database;

  const jobs = await openJobs(database, log);
  const workers = new WorkerPool();
  const outside = connectOutside(env);
  circuitNews.on('away', (service) => log.warn({ service }, 'outside service is away'));
  circuitNews.on('back', (service) => log.warn({ service }, 'outside service is back'));
  const joined = joinFeatures({ env, db, log, enqueue: jobs.enqueue, outside, workers });
  const features: RunningFeature[] = Object.values(joined);
  await jobs.declare(features.flatMap((feature) => feature.jobs ?? []));
  const access = { authenticate: joined.account.authenticate, mayCall: joined.limits.mayCall };
  const app = await buildApp({
    env,
    log,
    db,
    features,
    access,
    jobFigures: jobs.figures,
    connections: database.connections,
  });
  app.addHook('onClose', async () => {
    await jobs.stop();
    await workers.close();
    await database.close();
    await endTracing?.();
  });
  await mountPortal(app, env);
  stopOnSignal(app);
  for (const feature of features) await feature.prepare?.();
  // Before the first request: with a rush at the door, the queues would wait for a connection.
  await jobs.work();
  await app.listen({ host: env.host, port: env.port, backlog: AT_THE_DOOR });
  collectWhenQuiet();
  process.send?.('ready');
}

/** Requests under way are answered, jobs go back to the queue, then the process ends; also when whoever started it is gone. */
function stopOnSignal(app: FastifyInstance): void {
  const stop = (): void => {
    if (app.door.isClosing) return;
    stopGently(app).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const told of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect']) process.on(told, stop);
  if (process.connected === false) stop();
}

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
});
