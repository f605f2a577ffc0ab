import Fastify, { type FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { createPaymentVendors } from '../../src/adapters/payments/create.ts';
import { openDatabase } from '../../src/db/client.ts';
import { readEnv } from '../../src/env.ts';
import { Sessions } from '../../src/features/account/sessions.ts';
import { offers } from '../../src/features/catalogue/offers.ts';
import { orderJobs } from '../../src/features/orders/jobs.ts';
import { orderBook } from '../../src/features/orders/order-book.ts';
import type { Cars } from '../../src/features/orders/ports.ts';
import { orderRoutes } from '../../src/features/orders/routes.ts';
import { createPayments } from '../../src/features/payments/index.ts';
import { answerFailuresInTheEnvelope } from '../../src/http/errors.ts';
import type { Enqueue } from '../../src/jobs/job.ts';
import { openJobs } from '../../src/jobs/runner.ts';
import '../../src/http/fastify-types.ts';

/**
 * The server's orders and payments, with its real database, jobs, SDKs and calls, and without the portal and the
 * reports: it starts in about a second, so that it can be killed often.
 */
const env = readEnv(process.env);
const log = pino({ level: env.logLevel });
const database = await openDatabase(env);
const { db } = database;
const vendors = createPaymentVendors(env.payments);
const enqueue: Enqueue = (...work) => jobs.enqueue(...work);
const payments = createPayments({
  db,
  orders: orderBook(async () => undefined),
  vendors,
  enqueue,
  publicUrl: env.publicUrl,
  log,
});
const { money } = payments;
const jobs = await openJobs(database, [...orderJobs({ db, money }), ...payments.jobs()], log);

const noCars = async (): Promise<never> => {
  throw new Error('nothing is ordered here');
};
const cars: Cars = { decode: noCars, model: noCars, makesOf: () => [] };

const app = Fastify({ loggerInstance: log as FastifyBaseLogger });
answerFailuresInTheEnvelope(app);
app.decorate('accessRules', {
  client: env.client,
  authenticate: (token) => new Sessions(db).findMember(token),
});
orderRoutes(app, { db, enqueue, money, offers, cars, valuations: { objectionTo: noCars } });
payments.routes(app);
await jobs.work();
await app.listen({ host: '127.0.0.1', port: env.port });
process.send?.('ready');
process.once('disconnect', () => process.exit(0));
