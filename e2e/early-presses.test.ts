import { expect, test } from '@playwright/test';
import { codeFor, enterCode, newPhone, phoneField } from './support/person.ts';
import { openWithoutScripts } from './support/without-scripts.ts';

test('a number typed and a code asked for before the scripts have come are not lost', async ({ page }) => {
  const phone = newPhone();
  const letIn = await openWithoutScripts(page, '/login');
  await phoneField(page).pressSequentially(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  letIn();
  await expect(page.getByText('验证码已发送')).toBeVisible();
  await expect(phoneField(page)).toHaveValue(phone);
  await enterCode(page, await codeFor(page.request, phone));
  await expect(page).not.toHaveURL(/\/login/);
});

test('a search sent with Enter before the scripts have come goes to its results', async ({ page }) => {
  const letIn = await openWithoutScripts(page, '/home');
  const field = page.getByRole('searchbox', { name: '站内搜索' });
  await field.pressSequentially('比亚迪');
  await field.press('Enter');
  letIn();
  await expect(page).toHaveURL(/\/search\?/);
});

test('who presses three times because nothing happens gets it once', async ({ page }) => {
  const letIn = await openWithoutScripts(page, '/home');
  const fold = page.getByRole('button', { name: '收起菜单' });
  for (let times = 0; times < 3; times++) await fold.click();
  letIn();
  await expect(page.getByRole('button', { name: '展开菜单' })).toBeVisible();
});

test('a search is sent without the scripts when they do not come', async ({ page }) => {
  await openWithoutScripts(page, '/home');
  const field = page.getByRole('searchbox', { name: '站内搜索' });
  await field.fill('比亚迪');
  await field.press('Enter', { noWaitAfter: true });
  await expect(page).toHaveURL(/\/search\?keywords=/);
});

test('a link is followed without the scripts when they do not come', async ({ page }) => {
  await openWithoutScripts(page, '/home');
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: '二手车' })
    .first()
    .click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/usedCar/);
});

test('a link that is to open another window does so at once', async ({ page }) => {
  await openWithoutScripts(page, '/home');
  const opened = page.context().waitForEvent('page');
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: '二手车' })
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/usedCar/);
  await expect(page).toHaveURL('/home');
});
