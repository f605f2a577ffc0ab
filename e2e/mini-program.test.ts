import { SERVICES } from '@cheyantong/domain';
import { expect, test } from '@playwright/test';
import { barriersOf } from './support/barriers.ts';
import { calls, logInNatively, native, openPhone, payNatively, webView } from './support/mini-phone.ts';
import { consent, currentProvider, ELECTRIC_VIN, payButton, vinBox } from './support/order-page.ts';
import { newPhone } from './support/person.ts';

/** From paying to the document: a notice, a provider's answer. */
const REPORTED_WITHIN_MS = 45_000;
const HOME = { level: 1, name: '买之前，先查清一辆车' } as const;

test.use({ viewport: { width: 1440, height: 960 } });

test('a spent ticket leads to logging in, a scanned car to a report that is paid in WeChat and read inside', async ({
  page,
}) => {
  test.setTimeout(120_000);
  let web = await openPhone(page, newPhone(), '/miniWebH5?ticket=spent');
  await expect(web.getByText('登录凭证已失效，请返回小程序重新登录')).toBeVisible();
  await web.getByRole('link', { name: '重新登录' }).click();
  await logInNatively(page);
  await expect(web.getByRole('heading', HOME)).toBeVisible();
  expect(web.url()).not.toContain('ticket');
  expect(await web.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  expect(await barriersOf(page)).toEqual([]);

  await page.getByRole('combobox', { name: '扫一扫得到' }).selectOption(ELECTRIC_VIN);
  web = await webView(page);
  await web.getByRole('button', { name: '扫一扫' }).click();
  await web.waitForURL(({ search }) => search.includes(ELECTRIC_VIN));
  await expect(calls(page).getByText('config:ok')).toBeVisible();

  await native(page).getByRole('button', { name: '返回' }).click();
  await expect(web.getByRole('heading', HOME)).toBeVisible();
  await web.getByRole('link', { name: /^电池报告/ }).click();
  await expect(vinBox(web)).toHaveValue(ELECTRIC_VIN);
  await expect(currentProvider(web).getByText(/支持此车/)).toBeVisible();
  await consent(web);
  await payButton(web).click();
  await web.getByRole('button', { name: /^微信支付 ¥/ }).click();
  await payNatively(page);
  await expect(web.getByText('支付成功')).toBeVisible({ timeout: 15_000 });

  const { word } = SERVICES.battery;
  await web.getByRole('button', { name: `查看${word}订单` }).click();
  await expect(web.getByRole('region', { name: '订单状态' })).toBeVisible();
  const report = web.getByRole('link', { name: '查看报告' }).first();
  await expect(async () => {
    await web.evaluate(() => location.reload());
    await expect(report).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: REPORTED_WITHIN_MS });
  await report.click();
  await expect(web.getByRole('heading', { level: 1, name: '动力电池报告' })).toBeVisible();
  await expect(web.getByText(ELECTRIC_VIN).filter({ visible: true }).first()).toBeVisible();
  expect(await web.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});
