import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPayCode, openPayment } from '@cheyantong/contract';
import { PAY_CHANNELS } from '@cheyantong/domain';
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { barriersOf } from './support/barriers.ts';
import { callAs } from './support/call.ts';
import { CHROMIUM } from './support/chromium.ts';
import { awaitServiceWorker, leftBehind, NOTHING, sealedThings } from './support/offline.ts';
import { placeOrder } from './support/orders.ts';
import { payBy } from './support/payment.ts';
import { becomeMember, collectComplaints, newPhone } from './support/person.ts';

test.use({ serviceWorkers: 'allow' });

/** A window of the whole browser, which remembers: in others nothing is ever installed. */
async function openLastingWindow(run: (page: Page, context: BrowserContext) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'cheyantong-browser-'));
  const { launchOptions, baseURL } = test.info().project.use;
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    executablePath: CHROMIUM,
    baseURL: baseURL ?? '',
  });
  await run(await context.newPage(), context);
  await context.close();
  await rm(folder, { recursive: true });
}

// Lighthouse judges installability no longer; what the browser itself says is what is left of it, and what counts.
test('the browser finds nothing that would keep the portal from being installed', async () => {
  await openLastingWindow(async (page, context) => {
    await page.goto('/home');
    await awaitServiceWorker(page);
    const browser = await context.newCDPSession(page);
    expect(await browser.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
    const { errors, data = '{}' } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data)).toMatchObject({ name: '车研通', start_url: '/home?from=app' });
  });
});

test('without a network the portal says so, and goes on when it is back', async ({ page, context }) => {
  const complaints = collectComplaints(page);
  await page.goto('/home');
  await awaitServiceWorker(page);
  await context.setOffline(true);
  await page.goto('/usedCar/tabs1?pageNum=2');
  await expect(page).toHaveURL('/offline?to=%2FusedCar%2Ftabs1%3FpageNum%3D2');
  await expect(page.getByText('暂时连不上网络')).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await context.setOffline(false);
  await expect(page).toHaveURL('/usedCar/tabs1?pageNum=2');
  await expect(page.getByRole('heading', { level: 1, name: '二手车展厅' })).toBeVisible();
  expect(complaints.filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

/** A paid order, by the same calls as the pages'; its report is made in the background. */
async function orderReport(page: Page): Promise<string> {
  const { orderNo } = await placeOrder(page, 'repair');
  const channel = PAY_CHANNELS.wechat.wire;
  const { outTradeNo, amount } = await callAs(page, openPayment, { body: { orderSn: orderNo, channel } });
  await callAs(page, createPayCode, { body: { outTradeNo, amount, channel } });
  await payBy(page, orderNo, 'wechat');
  return orderNo;
}

test('a report that was read is there without a network, for the member who read it and until they log out', async ({
  page,
  context,
}) => {
  await becomeMember(page, newPhone());
  const address = `/personalCenter/maintenance?orderNo=${await orderReport(page)}`;
  const report = page.getByRole('heading', { level: 1, name: '维修保养报告' });
  await page.goto(address);
  await expect(report).toBeVisible({ timeout: 45_000 });
  await awaitServiceWorker(page);
  await expect.poll(() => sealedThings(page)).toBe(1);

  await context.setOffline(true);
  await page.reload();
  await expect(page).toHaveURL(`/offline?to=${encodeURIComponent(address)}`);
  await expect(report).toBeVisible();
  await expect(page.getByText(/保存于 今天 .*内容以在线为准/)).toBeVisible();
  await expect(page.getByRole('region', { name: '全部记录' })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: '离线阅读' }).last().click();
  await expect(page.getByRole('link', { name: /维修保养报告/ })).toBeVisible();

  await page.getByRole('button', { name: /^会员 / }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  // The way home ends here again: the page may be loading when it is asked.
  await expect(async () => expect((await leftBehind(page)).databases).toBe(0)).toPass();
  await page.goto(address);
  await expect(page.getByText('还没有可以离线阅读的报告')).toBeVisible();
});

test('a visitor clears the device of it', async ({ page }) => {
  await page.goto('/offline');
  await awaitServiceWorker(page);
  await page.getByRole('button', { name: '清除这台设备上的离线内容' }).click();
  await expect(page.getByText('已清除这台设备上的离线内容')).toBeVisible();
  await expect.poll(() => leftBehind(page)).toEqual(NOTHING);
  // The page is still in the hands of the worker that was removed, and goes on fetching files.
  await page.getByRole('link', { name: '二手车展厅' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '二手车展厅' })).toBeVisible();
  expect(await leftBehind(page)).toEqual(NOTHING);
});

test('the worker that an operator puts in its place removes everything, and itself', async ({ page }) => {
  await page.goto('/home');
  await awaitServiceWorker(page);
  // What /sw.js is while SERVICE_WORKER=off, here under its own name.
  await page.evaluate(() => navigator.serviceWorker.register('/sw-removal.js'));
  await expect.poll(() => leftBehind(page)).toEqual(NOTHING);
});
