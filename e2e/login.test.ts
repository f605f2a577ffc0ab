import { expect, type Route, test } from '@playwright/test';
import {
  askForCode,
  becomeMember,
  codeFor,
  enterCode,
  logInHere,
  newPhone,
  phoneField,
} from './support/person.ts';
import { openWithoutScripts } from './support/without-scripts.ts';

test('a visitor chooses a city, logs in, stays in after a reload, opens the personal centre and logs out', async ({
  page,
  context,
}) => {
  await page.goto('/estimate');
  await page.getByRole('button', { name: /所在城市/ }).click();
  await page.getByRole('option', { name: '河北省' }).click();
  await page.getByRole('option', { name: '石家庄市' }).click();
  await expect(page.getByRole('button', { name: '所在城市：河北省 / 石家庄市' })).toBeVisible();

  await page.getByRole('link', { name: '登录' }).click();
  await expect(page.getByRole('button', { name: /所在城市/ })).toHaveCount(0);
  const phone = newPhone();
  await logInHere(page, phone);
  await expect(page).toHaveURL('/estimate');

  await page.reload();
  const masked = phone.replace(/^(\d{3})\d{4}/, '$1****');
  const userMenu = page.getByRole('button', { name: `会员 ${masked}` });
  await expect(userMenu).toBeVisible();
  await expect(page.getByRole('button', { name: '所在城市：河北省 / 石家庄市' })).toBeVisible();

  await userMenu.click();
  const newTab = context.waitForEvent('page');
  await page.getByRole('menuitem', { name: '个人中心' }).click();
  const personalCentre = await newTab;
  await expect(personalCentre).toHaveURL('/personalCenter');
  await expect(personalCentre.getByText(`用户${phone.slice(-4)}`)).toBeVisible();

  await userMenu.click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('link', { name: '登录', exact: true })).toBeVisible();
  await expect(personalCentre.getByText('请先登录')).toBeVisible();
});

test('whoever logs out is out at once, and hears it when the gateway does not', async ({ page }) => {
  await becomeMember(page, newPhone());
  const asked = new Promise<Route>((hold) => page.route('**/users/logout', hold));
  await page.goto('/personalCenter');
  await page
    .getByRole('navigation', { name: '个人中心栏目' })
    .getByRole('button', { name: '退出登录' })
    .click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('link', { name: '登录', exact: true })).toBeVisible();
  await (await asked).abort();
  await expect(page.getByText('已退出登录，但没能通知服务器')).toBeVisible();
});

test('a revoked session leads to the login page and back again', async ({ page }) => {
  await becomeMember(page, newPhone());
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('cheyantong.token') ?? '""'));
  await page.request.delete('/api/system-boot/api/v1/users/logout', {
    headers: { authorization: `Bearer ${token}` },
  });

  await page.goto('/personalCenter');
  await expect(page).toHaveURL('/login?redirect=%2FpersonalCenter');
  expect(await page.evaluate(() => localStorage.getItem('cheyantong.token'))).toBeNull();
  await logInHere(page, newPhone());
  await expect(page).toHaveURL('/personalCenter');
});

test('a member who visits the login page is sent to the root', async ({ page }) => {
  await becomeMember(page, newPhone());
  await page.goto('/login');
  await expect(page).toHaveURL('/');
});

test('the login page says what is wrong with a number and keeps what was typed', async ({ page }) => {
  await page.goto('/login');
  const send = page.getByRole('button', { name: '获取验证码' });
  await phoneField(page).fill('1380013');
  await send.click();
  await expect(page.getByText('请输入完整的手机号')).toBeVisible();
  await expect(phoneField(page)).toHaveValue('1380013');

  await phoneField(page).fill('12800138000');
  await expect(page.getByText('请输入完整的手机号')).toHaveCount(0);
  await send.click();
  await expect(page.getByText('手机号格式不正确')).toBeVisible();
});

test('what is typed before the page has started is not lost', async ({ page }) => {
  const letIn = await openWithoutScripts(page, '/login');
  await phoneField(page).fill('1380013');
  letIn();
  await page.waitForLoadState('load');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('请输入完整的手机号')).toBeVisible();
  await expect(phoneField(page)).toHaveValue('1380013');
});

test('a wrong code is refused with a toast, the right one then passes', async ({ page }) => {
  await page.goto('/login');
  const phone = newPhone();
  await askForCode(page, phone);
  const code = await codeFor(page.request, phone);
  await enterCode(page, code === '000000' ? '111111' : '000000');
  await expect(page.getByRole('alert').filter({ hasText: '验证码错误或已过期' })).toBeVisible();
  await expect(page.getByRole('group', { name: '验证码' }).getByRole('textbox').first()).toBeFocused();
  await enterCode(page, code);
  await expect(page).toHaveURL('/');
});

test('a code can be pasted as a whole', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/login');
  const phone = newPhone();
  await askForCode(page, phone);
  await page.evaluate((text) => navigator.clipboard.writeText(text), await codeFor(page.request, phone));
  await page.getByRole('group', { name: '验证码' }).getByRole('textbox').first().focus();
  await page.keyboard.press('Control+V');
  await expect(page).toHaveURL('/');
});

test('a code can be asked for once in 60 seconds, counted down; asking elsewhere is refused', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto('/login');
  const phone = newPhone();
  await askForCode(page, phone);
  const counting = page.getByRole('button', { name: /秒后可重新获取/ });
  await expect(counting).toBeDisabled();
  await page.clock.runFor(30_000);
  await expect(counting).toHaveText(/^(29|30) 秒后可重新获取$/);

  const elsewhere = await context.newPage();
  await elsewhere.goto('/login');
  await phoneField(elsewhere).fill(phone);
  await elsewhere.getByRole('button', { name: '获取验证码' }).click();
  await expect(elsewhere.getByRole('main').getByText('操作过于频繁，请稍后再试')).toBeVisible();

  await page.clock.runFor(31_000);
  await expect(page.getByRole('button', { name: '重新获取' })).toBeEnabled();
});

test('the agreements open over the login page and lose nothing', async ({ page }) => {
  await page.goto('/login');
  await phoneField(page).fill('13800138000');
  await page.getByRole('link', { name: '《个人信息保护声明》' }).click();
  const dialog = page.getByRole('dialog', { name: '个人信息保护声明' });
  await expect(dialog.getByText('我们收集什么，为什么')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(phoneField(page)).toHaveValue('13800138000');
});

test('nothing scrolls on the login page', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 500 });
  await page.goto('/login');
  await page.mouse.wheel(0, 600);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
