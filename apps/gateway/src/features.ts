import type { Feature } from './feature.ts';
import { accountFeature } from './features/account/index.ts';
import { agreementsFeature } from './features/agreements/index.ts';
import { areasFeature } from './features/areas/index.ts';
import { auditFeature } from './features/audit/index.ts';
import { catalogueFeature } from './features/catalogue/index.ts';
import { certificationFeature } from './features/certification/index.ts';
import { evaluationsFeature } from './features/evaluations/index.ts';
import { filesFeature } from './features/files/index.ts';
import { handoverFeature } from './features/handover/index.ts';
import { invoicesFeature } from './features/invoices/index.ts';
import { leadsFeature } from './features/leads/index.ts';
import { messagesFeature } from './features/messages/index.ts';
import { miniProgramFeature } from './features/mini-program/index.ts';
import { myDataFeature } from './features/my-data/index.ts';
import { newsFeature } from './features/news/index.ts';
import { ocrFeature } from './features/ocr/index.ts';
import { ordersFeature } from './features/orders/index.ts';
import { partsFeature } from './features/parts/index.ts';
import { paymentsFeature } from './features/payments/index.ts';
import { picturesFeature } from './features/pictures/index.ts';
import { purchaseFeature } from './features/purchase/index.ts';
import { reportsFeature } from './features/reports/index.ts';
import { retentionFeature } from './features/retention/index.ts';
import { searchFeature } from './features/search/index.ts';
import { sitemapFeature } from './features/sitemap/index.ts';
import { ticketsFeature } from './features/tickets/index.ts';
import { traceabilityFeature } from './features/traceability/index.ts';
import { usedCarsFeature } from './features/used-cars/index.ts';
import { valuationFeature } from './features/valuation/index.ts';
import { vehiclesFeature } from './features/vehicles/index.ts';

/** Every feature, in the order their demonstration content builds on each other. */
const FEATURES: readonly Feature[] = [
  accountFeature,
  miniProgramFeature,
  handoverFeature,
  agreementsFeature,
  messagesFeature,
  myDataFeature,
  areasFeature,
  filesFeature,
  vehiclesFeature,
  valuationFeature,
  retentionFeature,
  usedCarsFeature,
  partsFeature,
  newsFeature,
  evaluationsFeature,
  catalogueFeature,
  purchaseFeature,
  ordersFeature,
  paymentsFeature,
  invoicesFeature,
  reportsFeature,
  traceabilityFeature,
  leadsFeature,
  ticketsFeature,
  ocrFeature,
  certificationFeature,
  auditFeature,
  picturesFeature,
  searchFeature,
  sitemapFeature,
];

export const DEMO_CONTENT = FEATURES.flatMap(({ demo }) => demo ?? []);
export const IMPORTERS = FEATURES.flatMap(({ importers }) => importers ?? []);
export const DATA_COMMANDS = FEATURES.flatMap(({ dataCommands }) => dataCommands ?? []);
export const OPERATOR_COMMANDS = FEATURES.flatMap(({ commands }) => commands ?? []);
