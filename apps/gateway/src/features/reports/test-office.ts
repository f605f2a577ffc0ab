import { SERVICE_NAMES, SERVICES, type Service, SIMULATED_PROVIDER_SECRET } from '@cheyantong/domain';
import { eq } from 'drizzle-orm';
import { freePort } from '../../../test/free-port.ts';
import { startTestGateway } from '../../../test/gateway.ts';
import { signedHeaders } from '../../adapters/providers/signature.ts';
import { providers } from '../catalogue/tables.ts';
import { inDays, newCustomer, openShop, type TestOffer } from '../purchase/test-shop.ts';
import { placeRequest } from './provider/place-request.ts';
import { refusedCallbacks, reportRequests, reports } from './tables.ts';

export type Office = Awaited<ReturnType<typeof openOffice>>;
type Outcome = 'report' | 'nothing' | 'failed' | 'garbage' | 'started' | 'corrected';

const VEHICLE = 'vehicle-boot/api/v1/vehicle';

/** Where the report of an order is read. */
export const REPORT_PATHS: Record<Service, (orderNo: string) => string> = {
  inspection: (orderNo) => `${VEHICLE}/detect/report?orderSn=${orderNo}`,
  valuation: (orderNo) => `${VEHICLE}/valuation/serviceOrder/valuationDetail/${orderNo}`,
  repair: (orderNo) => `${VEHICLE}/maintenance/repair/report/${orderNo}`,
  accident: (orderNo) => `${VEHICLE}/maintenance/claim/report/${orderNo}`,
  battery: (orderNo) => `${VEHICLE}/battery/report/${orderNo}`,
};
export const PDF_LINK_PATH = (orderNo: string) => `${VEHICLE}/report/pdf-link/${orderNo}`;
export const SIGNED_PATH = (orderNo: string) => `${VEHICLE}/report/signed/${orderNo}`;
export const CHECK_URL = (code: string) => `/api/${VEHICLE}/report/check/${encodeURIComponent(code)}`;
export const KEYS_URL = `/api/${VEHICLE}/report/keys`;

/** A gateway that providers can call back, an offer of each service, and the simulated providers' own side. */
export async function openOffice(settings: NodeJS.ProcessEnv = {}) {
  const port = await freePort();
  const gateway = await startTestGateway({ PUBLIC_URL: `http://127.0.0.1:${port}`, ...settings });
  await gateway.app.listen({ host: '127.0.0.1', port });
  const { db } = gateway.database;
  const { desk } = gateway.features.reports;
  const shop = await openShop(gateway);
  await db.update(providers).set({ demo: true });
  const offers = new Map<Service, TestOffer>();
  for (const service of SERVICE_NAMES) offers.set(service, await shop.addOffer(service));
  await db.update(providers).set({ demo: true });
  const outlet = await shop.addOutlet(offerOf('inspection').providerId, { carsPerHalfDay: 100 });

  function offerOf(service: Service): TestOffer {
    const offer = offers.get(service);
    if (!offer) throw new Error('no offer');
    return offer;
  }

  const appointment = {
    cityCode: '330100',
    outletId: String(outlet.id),
    appointDate: inDays(3),
    appointPeriod: '上午',
  };

  /** A new customer's order, paid; the provider has not heard of it yet. */
  async function paid(service: Service, vin?: string) {
    const customer = await newCustomer(gateway);
    const car = { ...shop.carOf[service], ...(vin && { vin }) };
    const info = service === 'inspection' ? { ...car, ...appointment } : car;
    const orderNo = await customer.order(offerOf(service), info);
    await shop.pay(orderNo);
    return { customer, orderNo };
  }

  const atProvider = async (path: string, payload: object) => {
    const answer = await fetch(`${gateway.simulatorsUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
    });
    return (await answer.json()) as { outcome: string; status: number | null };
  };

  const place = (orderNo: string) => placeRequest(desk, orderNo);
  /** The provider says it now; what the portal answered comes back. */
  const answer = (orderNo: string, outcome?: Outcome) =>
    atProvider(`/providers/${orderNo}/answer`, outcome ? { outcome } : {});

  const codeOfProvider = async (orderNo: string): Promise<string> => {
    const [request] = await db.select().from(reportRequests).where(eq(reportRequests.orderNo, orderNo));
    return request?.providerCode ?? '';
  };

  return {
    gateway,
    db,
    desk,
    shop,
    offerOf,
    paid,
    place,
    answer,
    codeOfProvider,

    /** A paid order with its report. */
    async reported(service: Service, vin?: string) {
      const order = await paid(service, vin);
      await place(order.orderNo);
      if (service === 'valuation') return order;
      const { status } = await answer(order.orderNo);
      if (status !== 200) throw new Error(`the portal answered ${status}`);
      return order;
    },

    /** A callback as the provider, or somebody pretending, would send it. */
    async callback(
      providerCode: string,
      body: string,
      headers = signedHeaders(SIMULATED_PROVIDER_SECRET, crypto.randomUUID(), body),
    ) {
      const url = `/api/vehicle-boot/callback-api/v1/provider/${providerCode}/report`;
      return gateway.app.inject({ method: 'POST', url, headers, payload: body });
    },

    async requestOf(orderNo: string) {
      const [request] = await db.select().from(reportRequests).where(eq(reportRequests.orderNo, orderNo));
      return request;
    },
    reportsOf: (orderNo: string) =>
      db.select().from(reports).where(eq(reports.orderNo, orderNo)).orderBy(reports.id),
    refusedBy: (providerCode: string) =>
      db.select().from(refusedCallbacks).where(eq(refusedCallbacks.providerCode, providerCode)),
  };
}

export const prefixOf = (service: Service): string => SERVICES[service].reportPrefix;
