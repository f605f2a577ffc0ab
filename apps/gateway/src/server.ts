import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { createSmsSender } from './adapters/sms/create.ts';
import { buildApp } from './app.ts';
import { openDatabase } from './db/client.ts';
import { readEnv } from './env.ts';
import { accountJobs } from './features/account/jobs.ts';
import { startJobs } from './jobs/runner.ts';
import { mountPortal } from './portal/mount.ts';
import { explainStartFailure } from './start-failure.ts';

/** Reads the settings, opens the database, mounts the portal and listens; on a signal it stops in the reverse order. */
async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = readEnv(process.env);
  const database = await openDatabase(env);
  const app = await buildApp({ env, db: database.db, sms: createSmsSender(env.sms) });
  await mountPortal(app, env);
  const jobs = await startJobs(database, accountJobs(database.db), app.log);
  app.addHook('onClose', async () => {
    await jobs.stop();
    await database.close();
  });
  stopOnSignal(app);
  await app.listen({ host: env.host, port: env.port });
  process.send?.('ready');
}

/** Requests under way are answered, jobs go back to the queue, then the process ends. */
function stopOnSignal(app: FastifyInstance): void {
  const stop = (): void => {
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', stop);
}

start().catch((error: unknown) => {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
});
