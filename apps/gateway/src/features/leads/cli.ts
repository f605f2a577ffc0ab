import { pino } from 'pino';
import { createDealerDesk } from '../../adapters/dealers/http.ts';
import { openJobs } from '../../jobs/runner.ts';
import { loggerOptions } from '../../observability/logger.ts';
import { obey } from '../../operator/command-line.ts';
import { leadJobs } from './jobs.ts';
import { operate, readCommand } from './operate.ts';
import { HELP } from './operator-words.ts';

await obey({
  help: HELP,
  readCommand,
  /** Only hands work in: the servers take it from the queue. */
  async carryOut({ command, env, database, say }) {
    const { db } = database;
    const dealers = createDealerDesk({ simulatorsUrl: env.simulatorsUrl });
    const jobs = await openJobs(database, leadJobs({ db, dealers }), pino(loggerOptions('warn')));
    try {
      await operate({ db, enqueue: jobs.enqueue }, command, say);
    } finally {
      await jobs.stop();
    }
  },
});
