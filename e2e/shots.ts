import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { PHONE_AGENT } from './support/addresses.ts';

/**
 * Takes a picture of every page at every width, for looking at: `npm run shots -- [folder] [part of a page's address]`.
 * It needs a running portal (PORTAL, http://localhost:8080 if not said otherwise).
 */
const portal = process.env.PORTAL ?? 'http://localhost:8080';
const [folder = 'shots', only = ''] = process.argv.slice(2);

const PAGES = [
  '/home',
  '/login',
  '/usedCar/tabs1',
  '/vehicleService/detection',
  '/personalCenter',
  '/miniWebH5',
  '/reusableHome',
  '/showcase',
];
const VIEWS = [
  { name: '1440', viewport: { width: 1440, height: 900 } },
  { name: '1600', viewport: { width: 1600, height: 1000 } },
  { name: '1920', viewport: { width: 1920, height: 1080 } },
  {
    name: '375',
    viewport: { width: 375, height: 812 },
    userAgent: PHONE_AGENT,
    isMobile: true,
    hasTouch: true,
  },
];

/** The detail page of whatever car was published last. */
async function newestCar(): Promise<string> {
  const answer = await fetch(`${portal}/api/vehicle-boot/app-api/v1/usedCar/queryPageList`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pageSize: 1 }),
  });
  const { data } = (await answer.json()) as { data: { list: { vehicleId: string }[] } };
  return `/usedCar/detail?vehicleId=${data.list[0]?.vehicleId}`;
}

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const pages = [...PAGES, await newestCar()].filter((path) => path.includes(only));
for (const { name, ...view } of VIEWS) {
  const context = await browser.newContext({ ...view, locale: 'zh-CN' });
  const page = await context.newPage();
  for (const address of pages) {
    await page.goto(`${portal}${address}`, { waitUntil: 'networkidle' });
    const file = join(folder, `${address.slice(1).replace(/\?.*/, '').replaceAll('/', '-')}-${name}.png`);
    await page.screenshot({ path: file, fullPage: true });
    console.log(file);
  }
  await context.close();
}
await browser.close();
