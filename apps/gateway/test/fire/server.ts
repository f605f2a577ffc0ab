import Fastify, { type FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { openDatabase } from '../../src/db/client.ts';
import { readEnv } from '../../src/env.ts';
import { KnownSessions } from '../../src/features/account/known-sessions.ts';
import { answerFailuresInTheEnvelope } from '../../src/http/errors.ts';
import { openJobs } from '../../src/jobs/runner.ts';
import { joinOrdersAndPayments } from '../../src/join-features.ts';
import { connectOutside } from '../../src/outside-services.ts';
import '../../src/http/fastify-types.ts';

/**
 * The server's orders and payments, with its real database, jobs, SDKs and calls, and without the portal and the
 * reports: it starts in about a second, so that it can be killed often.
 */
const env = readEnv(process.env);
const log = pino({ level: env.logLevel });
const database = await openDatabase(env);
const { db } = database;
const nothing = async (): Promise<never> => {
  throw new Error('nothing is ordered here');
};
const jobs = await openJobs(database, log);
const { orders, payments } = joinOrdersAndPayments(
  { env, db, log, enqueue: jobs.enqueue, outside: connectOutside(env) },
  {
    describeOutlet: nothing,
    beginReport: async () => undefined,
    withdrawReport: async () => undefined,
    reverseInvoice: async () => undefined,
    certifiedKindOf: async () => null,
    tell: async () => undefined,
    openidOf: async () => null,
  },
);
await jobs.declare([...orders.jobs, ...payments.jobs]);

const app = Fastify({ loggerInstance: log as FastifyBaseLogger });
answerFailuresInTheEnvelope(app);
const sessions = new KnownSessions(db);
app.decorate('accessRules', {
  client: env.client,
  authenticate: (token) => sessions.memberOf(token),
  mayCall: async () => true,
});
orders.routes(app);
payments.routes(app);
await jobs.work();
await app.listen({ host: '127.0.0.1', port: env.port });
process.send?.('ready');
process.once('disconnect', () => process.exit(0));
