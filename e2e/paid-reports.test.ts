import { getReportPdfLink } from '@cheyantong/contract';
import { type PayChannel, SERVICES, type Service } from '@cheyantong/domain';
import { expect, type Page, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { SIMULATORS_URL } from './support/addresses.ts';
import { callAs } from './support/call.ts';
import {
  bookInspection,
  consent,
  describeCarToValue,
  ELECTRIC_VIN,
  enterVin,
  expectPayment,
  openEstimate,
  openService,
  PETROL_VIN,
  payButton,
} from './support/order-page.ts';
import { placeOrder } from './support/orders.ts';
import { chooseChannel, expectPaid, payBy, paymentDialog, scanCode } from './support/payment.ts';
import { becomeMember, newPhone } from './support/person.ts';
import { visit } from './support/visit.ts';

/** From paying to the document: a notice, a provider's answer, a printed PDF. */
const REPORTED_WITHIN_MS = 45_000;

interface Journey {
  title: string;
  /** The channel of the order made on the service's page; one made before is paid by the other, from the list. */
  channel: PayChannel;
  /** What the document and its PDF must name. */
  names: string;
  describe(page: Page): Promise<void>;
}

const byVin = (vin: string) => (page: Page) => enterVin(page, vin);

const JOURNEYS: Record<Service, Journey> = {
  inspection: {
    title: '车辆检测报告',
    channel: 'alipay',
    names: PETROL_VIN,
    async describe(page) {
      await enterVin(page, PETROL_VIN);
      await bookInspection(page, '北京市', '北京市');
    },
  },
  valuation: { title: '车辆估值报告', channel: 'wechat', names: '石家庄', describe: describeCarToValue },
  repair: { title: '维修保养报告', channel: 'alipay', names: PETROL_VIN, describe: byVin(PETROL_VIN) },
  accident: { title: '出险理赔报告', channel: 'wechat', names: PETROL_VIN, describe: byVin(PETROL_VIN) },
  battery: { title: '动力电池报告', channel: 'alipay', names: ELECTRIC_VIN, describe: byVin(ELECTRIC_VIN) },
};

const OTHER: Record<PayChannel, PayChannel> = { alipay: 'wechat', wechat: 'alipay' };

/** Pays what the dialog asks for, the way a phone does: by reading the code off the screen. */
async function payOnScreen(page: Page, channel: PayChannel): Promise<string> {
  if (channel === 'wechat') await chooseChannel(page, channel);
  const code = await scanCode(page, channel);
  expect(code).toMatch(channel === 'wechat' ? /^weixin:/ : /\/alipay\/scan\//);
  const orderNo = /\d{21}/.exec(await paymentDialog(page).innerText())?.[0] ?? '';
  await payBy(page, orderNo, channel);
  await expectPaid(page);
  return orderNo;
}

/** The appointment is days ahead: the customer comes today instead. */
const comeForInspection = async (page: Page, orderNo: string): Promise<void> =>
  expect(async () => {
    const done = await page.request.post(`${SIMULATORS_URL}/providers/${orderNo}/answer`, { data: {} });
    expect(await done.json()).toMatchObject({ status: 200 });
  }).toPass({ timeout: REPORTED_WITHIN_MS });

/** The page looks for itself now and then; a member who cannot wait loads it again. */
const openReport = async (page: Page, title: string): Promise<void> => {
  const link = page.getByRole('link', { name: '查看报告' }).first();
  await expect(async () => {
    await page.reload();
    await expect(link).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: REPORTED_WITHIN_MS });
  await link.click();
  await expectReport(page, title);
};

const expectReport = (page: Page, title: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: REPORTED_WITHIN_MS });

async function readPdf(page: Page, orderNo: string): Promise<{ bytes: Buffer; text: string }> {
  const { url } = await callAs(page, getReportPdfLink, { params: { orderSn: orderNo } });
  const bytes = await (await page.request.get(url)).body();
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return { bytes, text: text.replace(/\s+/g, '') };
}

for (const [service, journey] of Object.entries(JOURNEYS) as [Service, Journey][]) {
  const { word, path, payTitle, orderType } = SERVICES[service];

  test(`${payTitle}: ordered on its page, paid by ${journey.channel}, read and taken along`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await becomeMember(page, newPhone());
    await (service === 'valuation' ? openEstimate(page) : openService(page, path));
    await journey.describe(page);
    await consent(page);
    await payButton(page).click();
    await expectPayment(page, payTitle);
    const orderNo = await payOnScreen(page, journey.channel);
    if (service === 'inspection') await comeForInspection(page, orderNo);

    await expect(paymentDialog(page)).toContainText(`请稍候，${word}结果正在生成中`);
    await paymentDialog(page)
      .getByRole('button', { name: `查看${word}订单` })
      .click();
    // A valuation has a page of its own, which waits for its report; the others are followed from the order.
    if (service === 'valuation') {
      await expect(page).toHaveURL(`/estimate/detail?orderNo=${orderNo}`);
      await expectReport(page, journey.title);
    } else {
      await expect(page).toHaveURL(`/personalCenter/detail?orderType=${orderType}&orderNo=${orderNo}`);
      await openReport(page, journey.title);
    }
    // Pages that are kept alive name it, too, out of sight.
    await expect(page.getByText(journey.names).filter({ visible: true }).first()).toBeVisible();

    const { text } = await readPdf(page, orderNo);
    expect(text).toContain(journey.names);
    expect(text).toContain('演示数据');
    expect(text).toContain(SERVICES[service].reportPrefix);
  });

  test(`${payTitle}: paid by ${OTHER[journey.channel]} from the list of orders, and read`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await becomeMember(page, newPhone());
    const order = await placeOrder(page, service);
    await visit(page, '/personalCenter?tab=orders');
    const row = page.getByRole('listitem').filter({ hasText: order.orderNo });
    await row.getByRole('button', { name: '去支付' }).click();
    expect(await payOnScreen(page, OTHER[journey.channel])).toBe(order.orderNo);
    if (service === 'inspection') await comeForInspection(page, order.orderNo);
    await paymentDialog(page)
      .getByRole('button', { name: `查看${word}订单` })
      .click();
    await openReport(page, journey.title);
  });
}

test('nothing was found: the money goes back by itself, and the order says so', async ({ page }) => {
  test.setTimeout(120_000);
  await becomeMember(page, newPhone());
  const { orderNo } = await placeOrder(page, 'repair', 'nothing');
  await visit(page, `/personalCenter/detail?orderType=2&orderNo=${orderNo}`);
  const status = page.getByRole('region', { name: '订单状态' });
  await status.getByRole('button', { name: '去支付' }).click();
  await payOnScreen(page, 'wechat');
  await paymentDialog(page).getByRole('button', { name: '查看维修订单' }).click();
  await expect(status).toContainText('已退款', { timeout: REPORTED_WITHIN_MS });
  await expect(page.getByRole('heading', { name: '退款', exact: true })).toBeVisible();
});

test('anybody can check the report; a changed file does not pass', async ({ page, browser }) => {
  test.setTimeout(120_000);
  await becomeMember(page, newPhone());
  const { orderNo } = await placeOrder(page, 'accident');
  await visit(page, `/personalCenter/detail?orderType=3&orderNo=${orderNo}`);
  await page.getByRole('region', { name: '订单状态' }).getByRole('button', { name: '去支付' }).click();
  await payOnScreen(page, 'alipay');
  await paymentDialog(page).getByRole('button', { name: '查看出险订单' }).click();
  await openReport(page, '出险理赔报告');
  const reportCode = /CX-\d{4}-\d{4}-\d+/.exec(await page.locator('main').innerText())?.[0] ?? '';
  const { bytes } = await readPdf(page, orderNo);

  const stranger = await (await browser.newContext()).newPage();
  await visit(stranger, `/traceability?code=${reportCode}`);
  await expect(stranger.getByText('真实有效').first()).toBeVisible();
  const choose = (name: string, buffer: Buffer) =>
    stranger.getByLabel(/收到的 PDF/).setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await choose('report.pdf', bytes);
  await expect(stranger.getByText(/与签发的.*一致|文件一致|未被改动/).first()).toBeVisible();
  const altered = Buffer.from(bytes);
  altered[altered.length - 20] = (altered.at(-20) ?? 0) ^ 1;
  await choose('altered.pdf', altered);
  await expect(stranger.getByText(/已被改动/).first()).toBeVisible();
  await stranger.close();
});
