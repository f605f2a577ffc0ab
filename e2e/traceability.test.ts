import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_CODES, partCode } from '@cheyantong/domain';
import { chromium, expect, type Page, test } from '@playwright/test';
import { PHONE_AGENT, PORTAL_URL } from './support/addresses.ts';
import { barriersOf } from './support/barriers.ts';
import { CHROMIUM_SWITCHES } from './support/chromium.ts';
import { filmOf, qrPicture } from './support/code-pictures.ts';
import { collectComplaints } from './support/person.ts';
import { openFreePart } from './support/showroom.ts';
import { visit } from './support/visit.ts';

const DESK = '/traceability';
const PART_PAGE = '/traceability/detail';
const BATTERY_PAGE = '/traceability/detail2';
/** Sound, and recorded nowhere. */
const NOBODYS = partCode(2099, 77_777_777);

const field = (page: Page) => page.getByRole('textbox', { name: /配件溯源码/ });
const check = (page: Page) => page.getByRole('button', { name: '核验', exact: true }).click();
const verdict = (page: Page) => page.getByRole('heading', { level: 1 });

test('a genuine part, looked up by its example: the browser checks signatures, links and the published root', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await visit(page, DESK);
  await page.getByRole('button', { name: /填入配件溯源码示例/ }).click();
  await expect(field(page)).toHaveValue(DEMO_CODES.part);
  await check(page);
  await expect(page).toHaveURL(`${PART_PAGE}?code=${DEMO_CODES.part}`);
  await expect(verdict(page)).toHaveText('真实有效');
  await expect(page.getByText('与公示一致')).toBeVisible();
  await expect(page.getByText(/第 \d+ 次查询/)).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await page.getByRole('button', { name: '往日公示' }).click();
  await expect(page.getByRole('dialog').getByRole('table', { name: '每日总摘要' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a code nobody recorded is unknown, half a code is no question', async ({ page }) => {
  await visit(page, '/reusableTabs/tabs4');
  await field(page).fill(NOBODYS.slice(0, 9));
  await check(page);
  await expect(page.getByText('配件溯源码还差 5 位')).toBeVisible();
  await expect(field(page)).toBeFocused();
  await field(page).fill(NOBODYS);
  await check(page);
  await expect(verdict(page)).toHaveText('查无此码');
  await expect(page.getByText('查无不等于假。')).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
});

test('chains that were altered are told as altered, and so does the browser', async ({ page }) => {
  for (const address of [
    `${PART_PAGE}?code=${DEMO_CODES.rewordedPart}`,
    `${PART_PAGE}?code=${DEMO_CODES.cutPart}`,
    `${BATTERY_PAGE}?code=${DEMO_CODES.gappedBattery}`,
  ]) {
    await visit(page, address);
    await expect(verdict(page)).toHaveText('记录被改动');
    await expect(page.getByText('对不上', { exact: true })).toBeVisible();
  }
  await visit(page, `${BATTERY_PAGE}?code=${DEMO_CODES.withdrawnBattery}`);
  await expect(verdict(page)).toHaveText('已撤回');
});

test('a battery through its lives, with its health and its drawing; on a phone nothing scrolls sideways', async ({
  page,
  browser,
}) => {
  await visit(page, `${BATTERY_PAGE}?code=${DEMO_CODES.battery}`);
  await expect(verdict(page)).toHaveText('真实有效，正在梯次利用');
  await expect(page.getByRole('img', { name: /健康度曲线/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /电池包示意图/ })).toBeVisible();
  await expect(page.getByText('与公示一致')).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);

  const phone = await browser.newPage({ userAgent: PHONE_AGENT, viewport: { width: 375, height: 812 } });
  for (const address of [
    DESK,
    `${PART_PAGE}?code=${DEMO_CODES.part}`,
    `${BATTERY_PAGE}?code=${DEMO_CODES.battery}`,
  ]) {
    await visit(phone, address);
    await expect(verdict(phone)).toBeVisible();
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  }
  await phone.close();
});

test('a picture of a label is read in the browser and looked up', async ({ page }) => {
  const complaints = collectComplaints(page);
  await visit(page, DESK);
  const buffer = await qrPicture(`${PORTAL_URL}${PART_PAGE}?code=${DEMO_CODES.part}`);
  await page.getByLabel(/拖入文件/).setInputFiles({ name: 'label.png', mimeType: 'image/png', buffer });
  await expect(page).toHaveURL(`${PART_PAGE}?code=${DEMO_CODES.part}`);
  await expect(verdict(page)).toHaveText('真实有效');
  expect(complaints).toEqual([]);
});

test('the camera sees a label', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'camera-'));
  const film = join(folder, 'label.y4m');
  writeFileSync(film, await filmOf(await qrPicture(DEMO_CODES.battery)));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      ...CHROMIUM_SWITCHES,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  const page = await browser.newPage({ baseURL: PORTAL_URL, permissions: ['camera'], locale: 'zh-CN' });
  await visit(page, DESK);
  await page.getByRole('button', { name: /拍照或扫码/ }).click();
  await expect(page).toHaveURL(`${BATTERY_PAGE}?code=${DEMO_CODES.battery}`);
  await expect(verdict(page)).toHaveText('真实有效，正在梯次利用');
  await browser.close();
  rmSync(folder, { recursive: true });
});

test('from a part to its trace and back to buy it', async ({ page }) => {
  await openFreePart(page);
  const address = page.url();
  await page.getByRole('link', { name: '查流转记录' }).click();
  await expect(verdict(page)).toHaveText('真实有效');
  await page.getByRole('link', { name: '看这件再用件' }).click();
  await expect(page).toHaveURL(address);
  await page.getByRole('button', { name: '立即购买' }).first().click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('确认购买');
});
