import { expect, type Frame, type Page } from '@playwright/test';
import { MINI_PHONE_URL } from './addresses.ts';
import { listens } from './visit.ts';

/** Opens the simulators' phone in the hands of whoever has this number, with an address of the portal in its web-view. */
export async function openPhone(page: Page, number: string, address = '/miniWebH5'): Promise<Frame> {
  await page.goto(`${MINI_PHONE_URL}?${new URLSearchParams({ open: address })}`);
  await page.getByRole('combobox', { name: '微信用户' }).selectOption('其他手机号');
  await page.getByRole('textbox', { name: '手机号' }).fill(number);
  return webView(page);
}

/** The portal's page inside, once it listens; ask again after the mini-program has loaded another one. */
export async function webView(page: Page): Promise<Frame> {
  const element = await page.locator('iframe[title="网页视图"]').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('the phone shows no page');
  // An empty frame's window lives on in its first page: what began to wait in it would wait for ever.
  await frame.locator('main').waitFor();
  await listens(frame);
  return frame;
}

/** The phone's own sheet and pages, and what it wrote down. */
export const native = (page: Page) => page.getByRole('region', { name: '手机' });
export const calls = (page: Page) => page.getByRole('region', { name: '原生调用' });

/** Logs in on the mini-program's page, and waits until the portal has redeemed the ticket. */
export async function logInNatively(page: Page): Promise<void> {
  await native(page).getByRole('button', { name: '手机号快捷登录' }).click();
  await expect(calls(page).getByText('/miniWebH5?ticket=')).toBeVisible();
}

export async function payNatively(page: Page): Promise<void> {
  await native(page).getByRole('button', { name: '确认支付' }).click();
  await expect(calls(page).getByText('requestPayment:ok')).toBeVisible();
}
