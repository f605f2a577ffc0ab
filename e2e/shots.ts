import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CODE_KINDS, DEMO_CODES, NOBODYS_CODE } from '@cheyantong/domain';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';

/**
 * Takes a picture of every page at every width, for looking at: `npm run shots -- [folder] [part of a page's address]`.
 * It needs a running portal and its simulators (PORTAL and SIMULATORS, those of `npm start` if not said otherwise).
 */
process.env.PORTAL ??= 'http://localhost:8080';
process.env.SIMULATORS ??= 'http://127.0.0.1:8090';
const { PHONE_AGENT, PORTAL_URL } = await import('./support/addresses.ts');
const { placeOrder } = await import('./support/orders.ts');
const { paymentDialog, scanCode } = await import('./support/payment.ts');
const { becomeMember, newPhone } = await import('./support/person.ts');
const [folder = 'shots', only = ''] = process.argv.slice(2);

/** Every answer there is about a part or a battery. */
const TRACES = [
  `/traceability/detail?code=${DEMO_CODES.part}`,
  `/traceability/detail?code=${DEMO_CODES.rewordedPart}`,
  `/traceability/detail?code=${DEMO_CODES.cutPart}`,
  `/traceability/detail?code=${NOBODYS_CODE}`,
  `/traceability/detail2?code=${DEMO_CODES.battery}`,
  `/traceability/detail2?code=${DEMO_CODES.gappedBattery}`,
  `/traceability/detail2?code=${DEMO_CODES.withdrawnBattery}`,
];
const PAGES = [
  '/home',
  '/login',
  '/usedCar/tabs1',
  '/usedCar/tabs2',
  '/vehicleService/detection',
  '/vehicleService/repair',
  '/vehicleService/insurance',
  '/vehicleService/battery',
  '/estimate',
  '/personalCenter',
  '/personalCenter/report?orderType=0&sample=1',
  '/personalCenter/report?orderType=1&sample=1',
  '/personalCenter/report?orderType=3&sample=1',
  '/personalCenter/maintenance?sample=1',
  '/personalCenter/batteryDetail?sample=1',
  '/personalCenter/closed',
  '/traceability',
  '/traceability?code=ABC',
  `/traceability?code=${CODE_KINDS.report.example}`,
  `/traceability?code=${CODE_KINDS.vin.example}`,
  '/traceability/detail?code=RP26',
  ...TRACES,
  '/reusableTabs/tabs4',
  '/miniWebH5',
  '/reusableHome',
  '/reusableTabs/tabs1',
  '/reusableTabs/tabs2',
  '/reusableTabs/tabs3',
  '/information/tabs1',
  '/information/tabs2?keywords=续航',
  '/information/tabs2/detail?id=low-temperature-range',
  '/information-detail?id=grades-a-b-c',
  '/appraisal/tabs2',
  '/appraisal/tabs2?topic=winter',
  '/appraisal/tabs2/detail?id=winter-preparation',
  '/agreement?id=userAgreement',
  '/agreement?id=userAgreement&view=changes',
  '/aboutUs/synopsis',
  '/aboutUs/introduce',
  '/aboutUs/structure',
  '/aboutUs/contact',
  '/notices',
  '/notice-detail?id=battery-procedure-takes-effect',
  '/notice-detail?id=holiday-2026-10',
  '/referralService',
  '/appraisal/tabs1',
  '/appraisal/tabs1?programCode=energy&starLevel=4',
  '/appraisal/tabs1/more?pageNum=2',
  '/appraisal/method',
  '/appraisal/method?program=energy',
  '/offline',
  '/showcase',
];
const MEMBER_PAGES = [
  '/personalCenter',
  ...['orders', 'reports', 'valuations', 'favorites', 'leads'].map((tab) => `/personalCenter?tab=${tab}`),
  '/personalCenter/messages',
  '/personalCenter/invoices',
  '/personalCenter/privacy',
  '/personalCenter/authentication',
  '/personalCenter/authentication?type=company',
];
const VIEWS = {
  '1440': { viewport: { width: 1440, height: 900 } },
  '1600': { viewport: { width: 1600, height: 1000 } },
  '1920': { viewport: { width: 1920, height: 1080 } },
  '375': { viewport: { width: 375, height: 812 }, userAgent: PHONE_AGENT, isMobile: true, hasTouch: true },
} satisfies Record<string, BrowserContextOptions>;

/** A printer is told no width: once is enough. */
const PRINTED: keyof typeof VIEWS = '1440';

/** The first of a list, newest first. */
async function newest<Item>(call: string): Promise<Item> {
  const answer = await fetch(`${PORTAL_URL}/api/vehicle-boot/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pageSize: 1 }),
  });
  const { data } = (await answer.json()) as { data: { list: [Item] } };
  return data.list[0];
}

/** The pages of whatever car and part were published last. */
async function detailPages(): Promise<string[]> {
  const car = await newest<{ vehicleId: string }>('app-api/v1/usedCar/queryPageList');
  const part = await newest<{ partId: string }>('api/v1/vehiclePart/list');
  return [`/usedCar/detail?vehicleId=${car.vehicleId}`, `/reusableDetail?partId=${part.partId}`];
}

const nameOf = (address: string): string =>
  address
    .slice(1)
    .replace(/(vehicleId|partId|orderNo)=.*/, '')
    .replace(/\W+/g, '-');

/** Takes the whole page, or the window where a dialog stands before it. */
async function shoot(page: Page, name: string, fullPage = true): Promise<void> {
  const file = join(folder, `${name}.png`);
  await page.screenshot({ path: file, fullPage });
  console.log(file);
}

async function shootPage(page: Page, address: string, view: string, who = ''): Promise<void> {
  if (!address.includes(only)) return;
  await page.goto(address, { waitUntil: 'networkidle' });
  await shoot(page, `${who}${nameOf(address)}-${view}`);
}

/** What comes out of the printer. */
async function printTraces(page: Page): Promise<void> {
  for (const address of TRACES.filter((each) => each.includes(only))) {
    await page.goto(address, { waitUntil: 'networkidle' });
    const file = join(folder, `${nameOf(address)}.pdf`);
    await page.pdf({ path: file, format: 'A4', printBackground: true });
    console.log(file);
  }
}

/** A member about to buy a part. */
async function shootPurchase(page: Page, view: string): Promise<void> {
  if (!'/reusableDetail'.includes(only)) return;
  await becomeMember(page, newPhone());
  const [, part = ''] = await detailPages();
  await page.goto(part, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '立即购买' }).last().click();
  await page.getByRole('dialog').waitFor();
  await shoot(page, `purchase-${view}`, false);
}

/** What only a member sees: orders, one order, and the payment of it. */
async function shootMemberPages(page: Page, view: string): Promise<void> {
  if (!'/personalCenter'.includes(only) && !only.startsWith('/personalCenter')) return;
  await becomeMember(page, newPhone());
  const { orderNo } = await placeOrder(page, 'inspection');
  await placeOrder(page, 'repair');
  for (const address of MEMBER_PAGES) await shootPage(page, address, view, 'member-');
  await shootPage(page, `/personalCenter/detail?orderType=0&orderNo=${orderNo}`, view, 'member-');
  await page.getByRole('button', { name: '去支付' }).first().click();
  await paymentDialog(page).waitFor();
  await scanCode(page, 'alipay');
  await shoot(page, `payment-${view}`, false);
}

async function shootView(browser: Browser, view: string, options: BrowserContextOptions): Promise<void> {
  const context = await browser.newContext({ ...options, locale: 'zh-CN', baseURL: PORTAL_URL });
  const page = await context.newPage();
  for (const address of [...PAGES, ...(await detailPages())]) await shootPage(page, address, view);
  if (view === PRINTED) await printTraces(page);
  await shootPurchase(page, view);
  await shootMemberPages(page, view);
  await context.close();
}

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
for (const [view, options] of Object.entries(VIEWS)) await shootView(browser, view, options);
await browser.close();
