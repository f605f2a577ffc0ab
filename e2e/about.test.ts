import { expect, test } from '@playwright/test';
import { collectComplaints, newPhone } from './support/person.ts';

test('somebody reports a copy: what is missing is said, a lost connection loses nothing, and the number finds it again', async ({
  page,
}) => {
  const phone = newPhone();
  await page.goto('/aboutUs/contact?topic=trace&code=RP26-0000-0108-W');
  await expect(page.getByRole('textbox', { name: '溯源码' })).toHaveValue('RP26-0000-0108-W');
  const words = page.getByRole('textbox', { name: '说明' });
  const send = page.getByRole('button', { name: '提交', exact: true });
  await send.click();
  await expect(words).toBeFocused();

  await words.fill('标签上的码查到的是一只大灯，寄来的是车门。');
  await page.getByRole('textbox', { name: '手机号', exact: true }).fill(phone);
  await page.getByRole('checkbox').check();
  await page.route('**/ticket**', (route) => route.abort(), { times: 1 });
  await send.click();
  await expect(page.getByRole('alert')).toContainText('没有提交成功');
  await expect(words).toHaveValue('标签上的码查到的是一只大灯，寄来的是车门。');

  const complaints = collectComplaints(page);
  await page.getByRole('button', { name: '再提交一次' }).click();
  await expect(page.getByRole('heading', { name: '已提交' })).toBeFocused();
  const number = await page.getByText(/^LY\d{6}-/).innerText();

  await page.getByRole('textbox', { name: '编号' }).fill(number);
  await page.getByRole('textbox', { name: '提交时留的手机号' }).fill(phone);
  await page.getByRole('button', { name: '查进度' }).click();
  await expect(page.getByText('待答复').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an agreement shows its versions and what changed between them', async ({ page }) => {
  await page.goto('/agreement?id=privacyStatement');
  await expect(page.getByRole('navigation', { name: '历次版本' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('link', { name: /版的不同$/ }).click();
  await expect(page.getByRole('insertion').first()).toBeVisible();
  await expect(page.getByRole('deletion').first()).toBeVisible();
});
