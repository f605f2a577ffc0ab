import { SERVICE_NAMES, type Service } from '@cheyantong/domain';
import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readEnv } from '../../env.ts';
import { newCustomer } from '../purchase/test-shop.ts';
import { loadDemoChains } from '../traceability/demo.ts';
import { PdfLinks } from './pdf/pdf-link.ts';
import { reports } from './tables.ts';
import {
  CHECK_URL,
  type Office,
  openOffice,
  PDF_LINK_PATH,
  REPORT_PATHS,
  SIGNED_PATH,
} from './test-office.ts';

const SLOW_CAR = 'LFV3A23C3P3000409';

let office: Office;
let orders: Map<Service, Awaited<ReturnType<Office['reported']>>>;
beforeAll(async () => {
  office = await openOffice();
  orders = new Map();
  for (const service of SERVICE_NAMES) orders.set(service, await office.reported(service));
});
afterAll(() => office.gateway.close());

const orderOf = (service: Service) => {
  const order = orders.get(service);
  if (!order) throw new Error('no order');
  return order;
};
const reportOf = async (service: Service) => {
  const { customer, orderNo } = orderOf(service);
  return (await customer.call('GET', REPORT_PATHS[service](orderNo))).json().data;
};
const pdfUrlOf = async (service: Service): Promise<string> => {
  const { customer, orderNo } = orderOf(service);
  return (await customer.call('GET', PDF_LINK_PATH(orderNo))).json().data.url;
};

describe('a report', () => {
  it('is not ready, and says so, while its provider is at work', async () => {
    const { customer, orderNo } = await office.paid('repair', SLOW_CAR);
    for (const path of [REPORT_PATHS.repair, PDF_LINK_PATH, SIGNED_PATH]) {
      expect((await customer.call('GET', path(orderNo))).json()).toEqual({
        code: 'A0500',
        data: null,
        msg: '报告生成中，请稍后查看',
      });
    }
  });

  it('of an order that nobody has paid, or that was canceled, is not being made', async () => {
    const customer = await newCustomer(office.gateway);
    const orderNo = await customer.order(office.offerOf('repair'), { vin: SLOW_CAR });
    const sentence = async () => (await customer.call('GET', REPORT_PATHS.repair(orderNo))).json().msg;
    expect(await sentence()).toBe('订单尚未付款，付款后生成报告');
    await customer.call('PUT', `oms-boot/app-api/v1/orders/cancel?id=${orderNo}`);
    expect(await sentence()).toBe('订单已取消，没有报告');
  });

  it('of somebody else is not there, whatever is asked about it', async () => {
    const stranger = await newCustomer(office.gateway);
    const notThere = (await stranger.call('GET', REPORT_PATHS.repair('1'))).json();
    expect(notThere).toEqual({ code: 'A0401', data: null, msg: '记录不存在' });
    for (const service of SERVICE_NAMES) {
      const { orderNo } = orderOf(service);
      for (const path of [REPORT_PATHS[service], PDF_LINK_PATH, SIGNED_PATH]) {
        expect((await stranger.call('GET', path(orderNo))).json()).toEqual(notThere);
      }
    }
  });

  it('is not read as one of another service', async () => {
    const { customer, orderNo } = orderOf('repair');
    expect((await customer.call('GET', REPORT_PATHS.battery(orderNo))).json().code).toBe('A0401');
  });

  it('carries the provider’s facts about the car', async () => {
    expect((await reportOf('repair')).vehicle).toMatchObject({
      vin: 'LFV2A21J7M3000101',
      recordDate: expect.stringMatching(/^2021-/),
      mileage: expect.any(Number),
      useNature: '非营运',
    });
  });

  it('that was ordered with a VIN alone names series and model, and so does its order from then on', async () => {
    const { vehicle } = await reportOf('repair');
    expect(vehicle).toMatchObject({
      brandName: '大众',
      seriesName: '速腾',
      modelName: '2021款 280TSI DSG舒适型',
    });
    const { customer, orderNo } = orderOf('repair');
    const order = (await customer.call('GET', `oms-boot/app-api/v1/orders/detail/${orderNo}`)).json().data;
    expect(order.vehicleName).toBe('大众 速腾 2021款 280TSI DSG舒适型');
  });

  it('that was ordered with a model keeps it', async () => {
    const { brandName, seriesName, modelName } = (await reportOf('valuation')).vehicle;
    expect(`${brandName} ${seriesName} ${modelName}`).toBe(office.shop.volkswagen.name);
  });

  it('of a valuation adds up, and looks for similar cars', async () => {
    const report = await reportOf('valuation');
    const { startPrice, guidePrice, evalPrice, factors, similarCars, prices, trend } = report;
    const sum = factors.reduce((total: number, { amount }: { amount: number }) => total + amount, startPrice);
    expect(sum).toBeCloseTo(evalPrice, 6);
    expect(guidePrice).toBe(15);
    expect([similarCars, prices.length, trend.length]).toEqual([[], 3, 19]);
  });
});

describe('an inspection’s number', () => {
  it('shows its owner the report, and a stranger the signed statement only', async () => {
    const { reportCode } = await reportOf('inspection');
    const path = `vehicle-boot/api/v1/vehicle/detect/report?reportCode=${reportCode}`;
    const stranger = await newCustomer(office.gateway);
    expect((await stranger.call('GET', path)).json()).toEqual({
      code: 'A0401',
      data: null,
      msg: '记录不存在',
    });
    const { data } = (await office.gateway.app.inject(CHECK_URL(reportCode))).json();
    expect(data).toMatchObject({ verdict: 'genuine', statement: expect.any(String) });
    expect(JSON.stringify(data)).not.toContain('LFV2A21J7M3000101');
    const own = (await orderOf('inspection').customer.call('GET', path)).json().data;
    expect(own.vehicle.vin).toBe('LFV2A21J7M3000101');
  });

  it('cannot be told from the one before', async () => {
    const { reportCode } = await reportOf('inspection');
    const last = await office.reported('inspection');
    const [report] = await office.reportsOf(last.orderNo);
    const lastPart = (code = '') => BigInt(code.split('-').at(-1) ?? '');
    const distance = lastPart(report?.reportCode) - lastPart(reportCode);
    expect(distance > 1_000n || distance < -1_000n).toBe(true);
  });

  it('of another service, or of nothing, is not there', async () => {
    const { customer } = orderOf('inspection');
    const { reportCode } = await reportOf('repair');
    for (const code of [reportCode, 'JC-2020-0101-000001']) {
      const path = `vehicle-boot/api/v1/vehicle/detect/report?reportCode=${code}`;
      expect((await customer.call('GET', path)).json().code).toBe('A0401');
    }
  });
});

describe('a battery report and the chain of its pack', () => {
  const VIN = 'LRW3E7FS0NC000616';
  const PACK = '0DEPB080000081C5G0000004';

  it('name each other: to strangers without a number, to who ordered it and to the owner with it', async () => {
    const { customer, orderNo } = orderOf('battery');
    const report = async () => (await customer.call('GET', REPORT_PATHS.battery(orderNo))).json().data;
    expect(await report()).toMatchObject({ pack: { packCode: PACK }, packTraceCode: null });
    await loadDemoChains(office.db);
    const { reportCode, reportTime, providerName, packTraceCode } = await report();
    expect(packTraceCode).toBe(PACK);

    const path = `vehicle-boot/api/v1/traceability/battery/${PACK}`;
    const { data: seen } = (await office.gateway.app.inject(`/api/${path}`)).json();
    const known = { reportTime, providerName };
    expect(seen.reports).toEqual([{ ...known, reportCode: null, orderNo: null }]);
    const seenBy = async (reader: typeof customer) => (await reader.call('GET', path)).json().data.reports;
    expect(await seenBy(customer)).toEqual([{ ...known, reportCode, orderNo }]);

    const owner = await newCustomer(office.gateway);
    expect(await seenBy(owner)).toEqual(seen.reports);
    const papers = { vin: VIN, engineNo: 'TZ700003' };
    await owner.call('POST', `vehicle-boot/api/v1/traceability/own/${PACK}`, papers);
    expect(await seenBy(owner)).toEqual([{ ...known, reportCode, orderNo: null }]);

    const [stored] = await office.reportsOf(orderNo);
    if (!stored) throw new Error('no report');
    const { id: _, ...copy } = stored;
    const byCar = { ...copy, batteryCode: null, reportCode: 'DC-2026-1101-000001' };
    await office.db
      .insert(reports)
      .values([byCar, { ...byCar, reportCode: 'DC-2019-0101-000001', issuedAt: new Date('2019-01-01') }]);
    expect((await seenBy(owner)).map((each: { reportCode: string }) => each.reportCode)).toEqual([
      reportCode,
      'DC-2026-1101-000001',
    ]);
  });
});

describe('the PDF', () => {
  it.each(SERVICE_NAMES)('says in Chinese what the report says: %s', async (service) => {
    const answer = await office.gateway.app.inject(await pdfUrlOf(service));
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline; filename="[\w-]+\.pdf"; filename\*=UTF-8''%/),
    });
    const report = await reportOf(service);
    const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload));
    const { text } = await extractText(pdf, { mergePages: true });
    const words = text.replace(/\s/g, '');
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: expect.stringContaining(report.reportCode), Language: 'zh-CN' });
    for (const expected of [
      report.reportCode,
      report.checkCode,
      report.verdict.sentence,
      report.vehicle.vin,
      report.vehicle.seriesName,
      report.vehicle.modelName,
      report.providerName,
      report.sources[0].name,
      '演示数据',
      '核验这份报告',
      `第1/${pdf.numPages}页`,
      '仅供136****',
    ]) {
      expect(words).toContain(String(expected).replace(/\s/g, ''));
    }
  });

  it('lies in the storage; one that was issued before there was a storage still opens', async () => {
    const { reportCode } = await reportOf('repair');
    const [issued] = await office.db.select().from(reports).where(eq(reports.reportCode, reportCode));
    expect(issued).toMatchObject({ pdf: null, pdfFileId: expect.any(String) });
    const { id: _, ...facts } = issued as NonNullable<typeof issued>;
    const [before] = await office.db
      .insert(reports)
      .values({
        ...facts,
        reportCode: 'WB-2025-0101-000001',
        pdf: Buffer.from('%PDF-1.7 of old'),
        pdfFileId: null,
      })
      .returning();
    const link = new PdfLinks(readEnv({}).appSecret).make(before?.reportCode ?? '');
    expect((await office.gateway.app.inject(link)).payload).toBe('%PDF-1.7 of old');
  });

  it('opens with its link only, and for five minutes only', async () => {
    const url = await pdfUrlOf('repair');
    const open = async (address: string) => (await office.gateway.app.inject(address)).statusCode;
    expect(await open(url)).toBe(200);
    const other = (await reportOf('battery')).reportCode;
    expect(await open(url.replace(/[A-Z]{2}-\d{4}-\d{4}-\d+/, other))).toBe(400);
    expect(await open(url.replace(/expires=\d/, 'expires=9'))).toBe(400);
    expect(await open(url.split('?')[0] ?? '')).toBe(400);
    vi.useFakeTimers({ now: Date.now() + 5 * 60_000 + 1, toFake: ['Date'] });
    try {
      expect((await office.gateway.app.inject(url)).json().code).toBe('A0401');
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the public check', () => {
  const check = async (code: string, remoteAddress = '127.0.0.1') =>
    (await office.gateway.app.inject({ url: CHECK_URL(code), remoteAddress })).json();

  it('knows a number however it is typed, and tells no more than was signed', async () => {
    const { reportCode, vehicle, verdict } = await reportOf('accident');
    const { data } = await check(`  ${reportCode.toLowerCase().replaceAll('-', '－')} `);
    expect(data).toMatchObject({ verdict: 'genuine', reportCode, orderType: 3 });
    expect(JSON.parse(data.statement)).toMatchObject({
      reportCode,
      service: 'accident',
      verdict: verdict.sentence,
      vinMasked: 'LFV**********0101',
      demo: true,
    });
    expect(JSON.stringify(data)).not.toContain(vehicle.vin);
  });

  it('does not know a number that was never given', async () => {
    expect((await check('WX-2026-0101-999999')).data).toMatchObject({ verdict: 'unknown', statement: null });
  });

  it('is not for trying numbers one after the other', async () => {
    const codes = [];
    for (let turn = 0; turn < 61; turn++)
      codes.push((await check('WX-2026-0101-999999', '203.0.113.7')).code);
    expect([codes[59], codes[60]]).toEqual(['00000', 'B0210']);
  });
});
