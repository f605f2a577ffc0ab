import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_CODES, NOBODYS_CODE } from '@cheyantong/domain';
import { chromium, expect, type Page, test } from '@playwright/test';
import { PHONE_AGENT, PORTAL_URL } from './support/addresses.ts';
import { barriersOf } from './support/barriers.ts';
import { CHROMIUM, CHROMIUM_SWITCHES } from './support/chromium.ts';
import { filmOf, qrPicture } from './support/code-pictures.ts';
import { becomeMember, collectComplaints, newPhone } from './support/person.ts';
import { listArrived } from './support/showroom.ts';
import { visit } from './support/visit.ts';

const DESK = '/traceability';
const PART_PAGE = '/traceability/detail';
const BATTERY_PAGE = '/traceability/detail2';

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

test('the answer, the thing and its chain stand in the page without scripts; with them it is one look-up', async ({
  page,
  browser,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, `${PART_PAGE}?code=${DEMO_CODES.part}`);
  await expect(page.getByText('与公示一致')).toBeVisible();
  expect(asked.filter((path) => path.includes('/traceability/part/'))).toEqual([]);

  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: PORTAL_URL });
  for (const [address, answer, words] of [
    [`${PART_PAGE}?code=${DEMO_CODES.part}`, '真实有效', ['流转记录', '签名有效', 'OE 号']],
    [`${PART_PAGE}?code=${DEMO_CODES.rewordedPart}`, '记录被改动', ['流转记录', '举报']],
    [`${PART_PAGE}?code=${NOBODYS_CODE}`, '查无此码', ['查无不等于假。', '接下来怎么办']],
    [`${BATTERY_PAGE}?code=${DEMO_CODES.battery}`, '真实有效，正在梯次利用', ['一生的健康度', '流转记录']],
    ['/traceability?code=JC-2026-1106-999999', '溯源查询', ['查无此报告']],
    [`/reusableTabs/tabs4?code=${DEMO_CODES.part}`, '真实有效', ['流转记录']],
  ] as const) {
    await plain.goto(address);
    await expect(verdict(plain)).toHaveText(answer);
    for (const word of words) await expect(plain.getByText(word, { exact: true }).first()).toBeVisible();
  }
  await plain.close();
});

test('a code nobody recorded is unknown, half a code is no question', async ({ page }) => {
  await visit(page, '/reusableTabs/tabs4');
  await field(page).fill(NOBODYS_CODE.slice(0, 9));
  await check(page);
  await expect(page.getByText('配件溯源码还差 5 位')).toBeVisible();
  await expect(field(page)).toBeFocused();
  await field(page).fill(NOBODYS_CODE);
  await check(page);
  await expect(verdict(page)).toHaveText('查无此码');
  await expect(page.getByText('查无不等于假。')).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await page.getByRole('link', { name: '改一位再查' }).click();
  await expect(field(page)).toHaveValue(NOBODYS_CODE);
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
  await expect(page.getByRole('link', { name: '举报' }).first()).toHaveAttribute(
    'href',
    `/aboutUs/contact?topic=trace&code=${DEMO_CODES.gappedBattery}`,
  );
  await visit(page, DESK);
  await page.getByRole('link', { name: '看一条已撤回的' }).click();
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
    executablePath: CHROMIUM,
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

test('my car, a part that fits it and why, its trace, and back to buy it', async ({ page }) => {
  await becomeMember(page, newPhone());
  await visit(page, '/reusableTabs/tabs1');
  const myCar = page.getByRole('region', { name: '我的车' });
  await myCar.getByRole('button', { name: /^车型/ }).click();
  // Until the parts of the car have come, the list of all parts stands.
  const partsOfTheCar = page.waitForResponse((answer) =>
    Boolean(answer.request().postData()?.includes('modelYear')),
  );
  for (const [level, name] of [/^大众$/, /^朗逸$/, /^2015款/].entries())
    await page.getByRole('listbox').nth(level).getByRole('option', { name }).first().click();
  await partsOfTheCar;
  await expect(myCar).toContainText('大众 朗逸 2015款');
  await expect(page).toHaveURL(/modelYear=2015/);
  await listArrived(page);

  const free = page.getByRole('article').filter({ hasText: '剩' });
  await free.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/reusableDetail\?partId=\d+/);
  await expect(page.getByRole('complementary').getByRole('status')).toHaveText(
    /^适配您的 大众 朗逸 2015款.*：(同车系，2015 款在适用的|OE 号与登记适用于)/,
  );
  const [address, name] = [page.url(), await page.getByRole('heading', { level: 1 }).innerText()];

  await page.getByRole('link', { name: '查流转记录' }).click();
  await expect(verdict(page)).toHaveText('真实有效');
  await expect(page.getByText('与公示一致')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await page.getByRole('link', { name: '看这件再用件' }).click();
  await expect(page).toHaveURL(address);

  await page.getByRole('button', { name: '立即购买' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: '购买的件' })).toContainText(name);
  await dialog.getByRole('checkbox', { name: /我已阅读并同意/ }).click();
  await dialog.getByRole('button', { name: '确认购买' }).click();
  await expect(dialog).toHaveAccessibleName('购买意向已提交');
});
