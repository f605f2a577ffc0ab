import { expect, type Frame, type Page } from '@playwright/test';
import { demoVin } from './orders.ts';
import { visit } from './visit.ts';

/** Cars of docs/demo.md that the order pages are tried with. */
export const PETROL_VIN = demoVin('good');
export const ELECTRIC_VIN = demoVin('good', true);

export const vinBox = (page: Page | Frame) => page.getByRole('textbox', { name: /车辆识别代号/ });
export const payButton = (page: Page | Frame) => page.getByRole('button', { name: /^(去支付|登录并支付)$/ });
export const paymentDialog = (page: Page) => page.getByRole('dialog', { name: /服务$/ });

/** Ordering takes several calls; a busy machine may take its time over them. */
const ORDERED_WITHIN_MS = 15_000;

export const expectPayment = (page: Page, title: string): Promise<void> =>
  expect(paymentDialog(page)).toHaveAccessibleName(title, { timeout: ORDERED_WITHIN_MS });

export const currentProvider = (page: Page | Frame) => page.getByRole('region', { name: '当前服务商' });

/** Opens an order page that has its providers. */
export async function openService(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expect(currentProvider(page)).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeVisible();
}

/** Opens the valuation page that has its provider. */
export async function openEstimate(page: Page): Promise<void> {
  await visit(page, '/estimate');
  await expect(page.getByRole('button', { name: '更换服务商' })).toBeVisible();
}

/** Types a VIN and waits until it is known which providers cover the car. */
export async function enterVin(page: Page, vin: string): Promise<void> {
  await vinBox(page).fill(vin);
  await expect(page.getByText('校验位正确')).toBeVisible();
  await expect(currentProvider(page).getByText(/支持此车/)).toBeVisible();
}

export const consent = (page: Page | Frame) =>
  page.getByRole('checkbox', { name: /车辆信息查询授权书/ }).click();

/** Chooses an open city, the first outlet, the first free day and its first free half. */
export async function bookInspection(page: Page, province: string, city: string): Promise<void> {
  await page.getByRole('button', { name: /^检测城市/ }).click();
  await page.getByRole('option', { name: province }).click();
  await page.getByRole('listbox').nth(1).getByRole('option', { name: city }).click();
  await page
    .getByRole('radiogroup', { name: /检测点/ })
    .first()
    .getByRole('radio')
    .first()
    .click();
  await page.getByRole('group', { name: '检测日期' }).getByRole('button').nth(1).click();
  await page
    .getByRole('group', { name: '检测时段' })
    .getByRole('button', { disabled: false })
    .first()
    .click();
  await page.getByRole('textbox', { name: /联系人/ }).fill('张三');
}

/** A car of the catalogue with its first month, 42,000 km, in Shijiazhuang. */
export async function describeCarToValue(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^车型/ }).click();
  await page.getByRole('option', { name: '大众' }).click();
  await page.getByRole('listbox').nth(1).getByRole('option').first().click();
  await page.getByRole('listbox').nth(2).getByRole('option').first().click();
  await page.getByRole('button', { name: /^上牌时间/ }).click();
  await page.getByRole('button', { name: '1 月', exact: true }).click();
  await page.getByRole('textbox', { name: /表显里程/ }).fill('4.2');
  await page
    .locator('main')
    .getByRole('button', { name: /^城市：/ })
    .click();
  await page.getByRole('option', { name: '河北省' }).click();
  await page.getByRole('listbox').nth(1).getByRole('option', { name: '石家庄市' }).click();
}
