import { expect, test } from '@playwright/test';
import { startOwnPortal } from './support/own-portal.ts';
import { collectComplaints, logInHere, newPhone, phoneField } from './support/person.ts';

const PORT = 18_087;

test('when messages run low, the browser works for one and the visitor logs in all the same', async ({
  page,
  browser,
}) => {
  test.slow();
  const portal = await startOwnPortal(PORT, { SMS_PER_ADDRESS_HOURLY: '2' });
  const complaints = collectComplaints(page);
  await page.goto(`${portal.url}/login`);
  await phoneField(page).fill(newPhone());
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发送')).toBeVisible();

  await page.goto(`${portal.url}/login`);
  const workAsked = page.waitForResponse(
    async (response) =>
      response.url().includes('/sms-code') && (await response.json()).msg === '请先完成安全验证',
  );
  await logInHere(page, newPhone());
  await workAsked;
  expect(complaints).toEqual([]);

  const other = await browser.newPage();
  await other.goto(`${portal.url}/login`);
  await phoneField(other).fill(newPhone());
  await other.getByRole('button', { name: '获取验证码' }).click();
  await expect(other.getByText('操作过于频繁，请稍后再试')).toBeVisible();
  await portal.close();
});

test('working for a message is announced, can be left, and blocks nothing', async ({ page }) => {
  // A task that takes longer than anybody waits: what is shown here is the way out of it.
  await page.route('**/system-boot/sms-code*', (route) =>
    route.fulfill({
      json: { code: 'A0242', data: null, msg: '请先完成安全验证' },
      headers: { 'x-captcha-task': `40.${Date.now() + 120_000}.abcdefghijklmnop.signature` },
    }),
  );
  await page.goto('/login');
  await phoneField(page).fill('13800138000');
  await page.getByRole('button', { name: '获取验证码' }).press('Enter');
  await expect(page.getByText('正在进行安全验证…')).toBeVisible();
  await expect(page.getByText('正在进行安全验证…')).toHaveAttribute('aria-live', 'polite');
  await phoneField(page).fill('13800138001');

  const cancel = page.getByRole('button', { name: '取消' });
  await cancel.press('Enter');
  await expect(page.getByText('正在进行安全验证…')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '获取验证码' })).toBeEnabled();
  await expect(phoneField(page)).toHaveValue('13800138001');
});
