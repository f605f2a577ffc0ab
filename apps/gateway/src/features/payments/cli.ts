import { pino } from 'pino';
import { createPaymentVendors } from '../../adapters/payments/create.ts';
import type { Enqueue } from '../../jobs/job.ts';
import { openJobs } from '../../jobs/runner.ts';
import { loggerOptions } from '../../observability/logger.ts';
import { obey } from '../../operator/command-line.ts';
import { joinReportServices } from '../../report-services.ts';
import { Showroom } from '../used-cars/showroom.ts';
import { operate, readCommand } from './operate.ts';
import { HELP } from './operator-words.ts';

await obey({
  help: HELP,
  readCommand,
  /** Only hands work in: the servers take it from the queues. */
  async carryOut({ command, env, database, say }) {
    const { db } = database;
    const log = pino(loggerOptions('warn'));
    const vendors = createPaymentVendors(env.payments);
    const showroom = new Showroom(db);
    const enqueue: Enqueue = (...work) => jobs.enqueue(...work);
    const services = joinReportServices({ env, db, log, vendors, enqueue, showroom });
    const jobs = await openJobs(database, services.jobs, log);
    try {
      await operate({ db, vendors, enqueue }, command, say);
    } finally {
      await jobs.stop();
    }
  },
});
