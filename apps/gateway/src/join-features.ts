import type { FastifyBaseLogger } from 'fastify';
import type { DbHandle } from './db/handle.ts';
import type { Env } from './env.ts';
import { accountFeature } from './features/account/index.ts';
import {
  agree,
  agreeAtRegistration,
  agreedVersion,
  agreementsFeature,
  agreeOnce,
} from './features/agreements/index.ts';
import { areasFeature } from './features/areas/index.ts';
import { auditFeature } from './features/audit/index.ts';
import { catalogueFeature } from './features/catalogue/index.ts';
import {
  certificationFeature,
  certifiedKindOf,
  isCertified,
  standingOf,
} from './features/certification/index.ts';
import { evaluationsFeature } from './features/evaluations/index.ts';
import { filesFeature } from './features/files/index.ts';
import { handoverFeature } from './features/handover/index.ts';
import { invoicesFeature, orderWasRefunded } from './features/invoices/index.ts';
import { leadsFeature } from './features/leads/index.ts';
import { limitsFeature } from './features/limits/index.ts';
import { messagesFeature, tellMember } from './features/messages/index.ts';
import { miniProgramFeature } from './features/mini-program/index.ts';
import { myDataFeature } from './features/my-data/index.ts';
import { newsFeature } from './features/news/index.ts';
import { ocrFeature } from './features/ocr/index.ts';
import {
  type OrderDesk,
  ordersFeature,
  ordersForPayments,
  rememberedTrackRecords,
} from './features/orders/index.ts';
import { partsFeature } from './features/parts/index.ts';
import { paymentsFeature } from './features/payments/index.ts';
import { picturesFeature } from './features/pictures/index.ts';
import { describeOutlet, purchaseFeature } from './features/purchase/index.ts';
import {
  beginReport,
  checkCodeOf,
  reportsFeature,
  verifyUrlOf,
  withdrawRequest,
} from './features/reports/index.ts';
import { retentionFeature } from './features/retention/index.ts';
import { searchFeature } from './features/search/index.ts';
import { sitemapFeature } from './features/sitemap/index.ts';
import { ticketsFeature } from './features/tickets/index.ts';
import { traceabilityFeature } from './features/traceability/index.ts';
import { usedCarsFeature } from './features/used-cars/index.ts';
import { valuationFeature } from './features/valuation/index.ts';
import { vehiclesFeature } from './features/vehicles/index.ts';
import type { Enqueue } from './jobs/job.ts';
import type { OutsideServices } from './outside-services.ts';
import type { WorkerPool } from './workers/worker-pool.ts';

/** What a server has opened for its features. */
interface Foundation {
  env: Env;
  db: DbHandle;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  enqueue: Enqueue;
  outside: OutsideServices;
  workers: WorkerPool;
  /** How long what everybody sees, the showroom and the catalogue, may not know of a change; what its feature thinks right, unless said otherwise. */
  mayLagMs?: number;
}

/** So many titles are looked through for each search; older articles are found by their text. */
const MOST_TITLES = 2_000;

/** Shown beside a valuation. */
const SIMILAR_CARS = 4;

export type RunningFeatures = ReturnType<typeof joinFeatures>;

/**
 * Makes every feature from what it needs, also of the others. A port belongs to the feature that needs it; whether the
 * other one satisfies it is checked here, where the two are joined.
 */
export function joinFeatures(foundation: Foundation) {
  const { env, db, log, enqueue, outside, workers, mayLagMs } = foundation;
  const tell = tellMember(enqueue);
  const account = accountFeature.create({
    db,
    log,
    sms: outside.sms,
    appSecret: env.appSecret,
    budgets: env.smsBudgets,
    agreeAtRegistration,
    tell,
    standingOf,
  });
  const miniProgram = miniProgramFeature.create({
    db,
    log,
    wechat: outside.miniProgram,
    account: account.otherLogins,
    ownOrigins: ownOriginsOf(env),
    domainFiles: env.wechatDomainFiles,
  });
  const limits = limitsFeature.create({ db });
  const files = filesFeature.create({
    db,
    storage: outside.storage,
    workers,
    settings: env,
    log,
    isCertified,
  });
  const certification = certificationFeature.create({
    db,
    enqueue,
    tell,
    appSecret: env.appSecret,
    sealer: files.sealer,
    files: files.own,
    verifier: outside.identity,
    photosKeptDays: env.certificationPhotosDays,
    phoneOf: account.phoneOf,
    agree,
    agreedVersion,
  });
  const vehicles = vehiclesFeature.create({ db, mayLagMs });
  const valuation = valuationFeature.create({ db });
  const usedCars = usedCarsFeature.create({
    db,
    dataDir: env.dataDir,
    finder: env.usedCarsFinder,
    ...(mayLagMs !== undefined && { mayLagMs }),
  });
  const catalogue = catalogueFeature.create({ db, trackRecords: rememberedTrackRecords() });
  const { orders, payments } = joinOrdersAndPayments(foundation, {
    tell,
    openidOf: miniProgram.openidOf,
    describeOutlet,
    certifiedKindOf,
    withdrawReport: (tx, orderNo) => withdrawRequest(enqueue, tx, orderNo),
    reverseInvoice: (tx, orderNo) => orderWasRefunded({ enqueue }, tx, orderNo),
    beginReport: (tx, order) => beginReport(enqueue, tx, order),
  });
  const purchase = purchaseFeature.create({
    db,
    enqueue,
    offers: catalogue.offers,
    cars: vehicles.forPurchase,
    valuations: { objectionTo: valuation.objectionToOrder },
    agree,
  });
  const reports = reportsFeature.create({
    db,
    enqueue,
    workers,
    settings: env,
    providers: outside.providers,
    pdfs: files.store,
    orders: orders.forReports,
    carOf: vehicles.forReport,
    valuationOf: (handle, { serviceInfo }) => valuation.valueOrder(handle, serviceInfo, new Date()),
    phoneOf: account.phoneOf,
    tell,
    carsLike: (valued, memberId) => usedCars.carsLike(valued, SIMILAR_CARS, memberId),
  });
  const parts = partsFeature.create({ db });
  const { publicUrl, appEnv } = env;
  const news = newsFeature.create({ db, store: files.store, appSecret: env.appSecret, publicUrl, appEnv });
  const evaluations = evaluationsFeature.create({
    db,
    appSecret: env.appSecret,
    articleTitles: news.titlesOf,
    consumerPieces: news.consumerPieces,
    workers,
    signer: reports.signer,
    publishKey: reports.publishKey,
    checkCodeOf,
    verifyUrlOf: (code) => verifyUrlOf(publicUrl, code),
  });
  const agreements = agreementsFeature.create({ db, endCertification: certification.forget });
  const messages = messagesFeature.create({ db, phoneOf: account.phoneOf, sendNotice: account.sendNotice });
  const invoices = invoicesFeature.create({
    db,
    enqueue,
    tell,
    invoicing: outside.invoicing,
    orders: orders.forPayments,
    certifiedCompanyOf: async (handle, memberId) => (await certification.of(handle, memberId)).company,
    store: files.store,
    linkTo: files.linkTo,
  });
  const traceability = traceabilityFeature.create({
    db,
    appSecret: env.appSecret,
    issued: {
      ...reports.issued,
      find: async (code) => (await reports.issued.find(code)) ?? evaluations.issued.find(code),
    },
    rootSigner: reports.signer,
    publishRootKey: reports.publishKey,
  });
  const leads = leadsFeature.create({
    db,
    enqueue,
    isCertified,
    dealers: outside.dealers,
    agree,
    tell,
    publicUrl,
    ...account.leadCodes,
  });
  const tickets = ticketsFeature.create({ db, appSecret: env.appSecret, agreeOnce });
  return {
    account,
    agreements,
    messages,
    myData: myDataFeature.create({
      db,
      enqueue,
      tell,
      workers,
      codes: account.closingCodes,
      files: { ...files.store, linkTo: files.linkTo },
      // The account is forgotten last: whoever comes before may ask it for the phone.
      keepers: [
        orders.ofMember,
        payments.ofMember,
        invoices,
        reports.ofMember,
        leads,
        usedCars,
        tickets,
        traceability,
        certification,
        files,
        messages,
        purchase,
        agreements,
        miniProgram,
        account,
      ],
    }),
    miniProgram,
    handover: handoverFeature.create({ db }),
    limits,
    files,
    certification,
    areas: areasFeature.create(),
    vehicles,
    valuation,
    retention: retentionFeature.create({ db }),
    usedCars,
    parts,
    news,
    evaluations,
    search: searchFeature.create({
      seriesNames: vehicles.seriesNames,
      carsOnSale: usedCars.onSale,
      partKindNames: parts.kindNames,
      partsOnSale: parts.onSale,
      evaluationTitles: evaluations.titles,
      articleTitles: () => news.titles({ most: MOST_TITLES }),
      articlesSaying: (keywords, most) => news.titles({ keywords, most }),
    }),
    catalogue,
    purchase,
    orders,
    payments,
    invoices,
    reports,
    traceability,
    audit: auditFeature.create({ db, signer: reports.signer, publishKey: reports.publishKey }),
    leads,
    ocr: ocrFeature.create({ reader: outside.documents, ownFile: files.own.read, log }),
    tickets,
    pictures: picturesFeature.create({ dataDir: env.dataDir, workers, findCar: usedCars.shared }),
    sitemap: sitemapFeature.create({
      publicUrl,
      appEnv,
      sources: [news.sitemap, evaluations.sitemap, usedCars.sitemap, parts.sitemap],
    }),
  };
}

/** Where our pages are shown; the simulated phone shows them under an address of its own. */
const ownOriginsOf = ({ publicUrl, simulators, simPort }: Env): string[] => [
  new URL(publicUrl).origin,
  ...(simulators ? [`http://mini.localhost:${simPort}`] : []),
];

type AroundOrders = Pick<OrderDesk, 'describeOutlet' | 'withdrawReport' | 'certifiedKindOf'> &
  Pick<Parameters<typeof paymentsFeature.create>[0], 'openidOf'> &
  Parameters<typeof ordersForPayments>[0];

/** Payments settle orders and orders send money back: each is handed the other's side. */
export function joinOrdersAndPayments(
  {
    env,
    db,
    log,
    enqueue,
    outside,
  }: Omit<Foundation, 'outside' | 'workers'> & { outside: Pick<OutsideServices, 'vendors'> },
  { beginReport, reverseInvoice, openidOf, ...around }: AroundOrders,
) {
  const forPayments = ordersForPayments({ beginReport, reverseInvoice, tell: around.tell });
  const payments = paymentsFeature.create({
    db,
    enqueue,
    log,
    vendors: outside.vendors,
    publicUrl: env.publicUrl,
    orders: forPayments,
    openidOf,
  });
  const orders = ordersFeature.create({ db, enqueue, money: payments.money, ...around });
  return { payments, orders: { ...orders, forPayments } };
}
