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
  await expect(other.getByRole('main').getByText('操作过于频繁，请稍后再试')).toBeVisible();
  await portal.close();
});
