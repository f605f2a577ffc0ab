import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';

/**
 * Takes a picture of every page at every width, for looking at: `npm run shots -- [folder] [part of a page's address]`.
 * ELDER=on takes them in 长者模式, VIEW=375 at one width only.
 * It needs a running portal and its simulators (PORTAL and SIMULATORS, those of `npm start` if not said otherwise).
 */
process.env.PORTAL ??= 'http://localhost:8080';
process.env.SIMULATORS ??= 'http://127.0.0.1:8090';
const { PHONE_AGENT, PORTAL_URL } = await import('./support/addresses.ts');
const { placeOrder } = await import('./support/orders.ts');
const { paymentDialog, scanCode } = await import('./support/payment.ts');
const { becomeMember, newPhone } = await import('./support/person.ts');
const { MEMBER_SCREENS, newestScreens, SCREENS, TRACES } = await import('./support/screens.ts');
const { isLaidOut, outlinesAreFilled } = await import('./support/visit.ts');
const { CHROMIUM, CHROMIUM_SWITCHES } = await import('./support/chromium.ts');
const [folder = 'shots', only = ''] = process.argv.slice(2);
const { ELDER, VIEW } = process.env;

const VIEWS = {
  '1440': { viewport: { width: 1440, height: 900 } },
  '1600': { viewport: { width: 1600, height: 1000 } },
  '1920': { viewport: { width: 1920, height: 1080 } },
  '375': { viewport: { width: 375, height: 812 }, userAgent: PHONE_AGENT, isMobile: true, hasTouch: true },
} satisfies Record<string, BrowserContextOptions>;

/** It pays by itself: it shows no code. */
const PHONE: keyof typeof VIEWS = '375';

/** A printer is told no width: once is enough. */
const PRINTED: keyof typeof VIEWS = '1440';

const nameOf = (address: string): string =>
  address
    .slice(1)
    .replace(/(vehicleId|partId|orderNo)=.*/, '')
    .replace(/\W+/g, '-');

/** Pictures further down are fetched when somebody scrolls there; a photograph of the whole page is of all of them. */
const fetchPictures = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await nextFrame();
      await nextFrame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
  });

/** Takes the whole page, or the window where a dialog stands before it. */
async function shoot(page: Page, name: string, fullPage = true): Promise<void> {
  const file = join(folder, `${name}.png`);
  await fetchPictures(page);
  await page.screenshot({ path: file, fullPage });
  console.log(file);
}

async function shootPage(page: Page, address: string, view: string, who = ''): Promise<void> {
  if (!address.includes(only)) return;
  await page.goto(address, { waitUntil: 'networkidle' });
  await outlinesAreFilled(page);
  await isLaidOut(page);
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
  const [, part = ''] = await newestScreens();
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
  for (const address of MEMBER_SCREENS) await shootPage(page, address, view, 'member-');
  await shootPage(page, `/personalCenter/detail?orderType=0&orderNo=${orderNo}`, view, 'member-');
  await page.getByRole('button', { name: '去支付' }).first().click();
  await paymentDialog(page).waitFor();
  if (view !== PHONE) await scanCode(page, 'alipay');
  await shoot(page, `payment-${view}`, false);
}

async function shootView(browser: Browser, view: string, options: BrowserContextOptions): Promise<void> {
  const context = await browser.newContext({ ...options, locale: 'zh-CN', baseURL: PORTAL_URL });
  const page = await context.newPage();
  if (ELDER)
    await page.addInitScript(() => localStorage.setItem('cheyantong.elderMode', JSON.stringify('on')));
  for (const address of ['/showcase', ...SCREENS, ...(await newestScreens())])
    await shootPage(page, address, view);
  if (view === PRINTED) await printTraces(page);
  await shootPurchase(page, view);
  await shootMemberPages(page, view);
  await context.close();
}

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: CHROMIUM,
  args: CHROMIUM_SWITCHES,
});
for (const [view, options] of Object.entries(VIEWS))
  if (!VIEW || VIEW === view) await shootView(browser, view, options);
await browser.close();
