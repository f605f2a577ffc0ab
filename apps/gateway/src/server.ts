import { existsSync } from 'node:fs';
import { currentModel } from '@cheyantong/valuation';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createDealerDesk } from './adapters/dealers/http.ts';
import { createPaymentVendors } from './adapters/payments/create.ts';
import { createSmsSender } from './adapters/sms/create.ts';
import { buildApp } from './app.ts';
import { openDatabase } from './db/client.ts';
import { loadDemoContent } from './db/demo/index.ts';
import { readEnv } from './env.ts';
import { accountJobs } from './features/account/jobs.ts';
import { leadJobs } from './features/leads/jobs.ts';
import { Showroom } from './features/used-cars/showroom.ts';
import type { Enqueue } from './jobs/job.ts';
import { openJobs } from './jobs/runner.ts';
import { loggerOptions } from './observability/logger.ts';
import { mountPortal } from './portal/mount.ts';
import { joinReportServices } from './report-services.ts';
import { explainStartFailure } from './start-failure.ts';

/** Reads the settings, opens the database, mounts the portal and listens; on a signal it stops in the reverse order. */
async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = readEnv(process.env);
  const log = pino(loggerOptions(env.logLevel));
  const database = await openDatabase(env);
  const { db } = database;
  if (env.demoContent) await loadDemoContent(db, log);

  const dealers = createDealerDesk({ simulatorsUrl: env.simulatorsUrl });
  const vendors = createPaymentVendors(env.payments);
  const enqueue: Enqueue = (...work) => jobs.enqueue(...work);
  const showroom = new Showroom(db);
  const reportServices = joinReportServices({ env, db, log, vendors, enqueue, showroom });
  const allJobs = [...accountJobs(db), ...leadJobs({ db, dealers }), ...reportServices.jobs];
  const jobs = await openJobs(database, allJobs, log);
  const sms = createSmsSender(env.sms);
  const app = await buildApp({ env, log, db, sms, enqueue: jobs.enqueue, showroom, reportServices });
  app.addHook('onClose', async () => {
    await jobs.stop();
    await database.close();
  });
  await mountPortal(app, env);
  stopOnSignal(app);
  // Reading the figures and the cars takes a moment that no visitor should wait for.
  currentModel();
  await showroom.open();
  // Before the first request: with a rush at the door, the queues would wait for a connection.
  await jobs.work();
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
