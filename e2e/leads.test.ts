import { expect, type Page, test } from '@playwright/test';
import { PHONE_AGENT } from './support/addresses.ts';
import { chooseCity, openCar, showInterest } from './support/cars.ts';
import {
  becomeMember,
  codeFor,
  collectComplaints,
  enterCode,
  logIn,
  logInHere,
  newPhone,
} from './support/person.ts';
import { visit } from './support/visit.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const phoneBox = (page: Page) => dialog(page).getByRole('textbox', { name: '手机号' });
const agree = (page: Page) =>
  dialog(page)
    .getByRole('checkbox', { name: /我已阅读并同意/ })
    .click();
const ask = (page: Page) => dialog(page).getByRole('button', { name: '询问底价' }).click();
const warning = (page: Page, sentence: string) => page.getByRole('alert').filter({ hasText: sentence });

async function openInquiry(page: Page): Promise<string> {
  const phone = newPhone();
  await becomeMember(page, phone);
  await openCar(page);
  await showInterest(page);
  await expect(dialog(page)).toHaveAccessibleName('询问底价');
  return phone;
}

async function fillInValuation(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^车型/ }).click();
  await page.getByRole('option', { name: '大众' }).click();
  await page.getByRole('listbox').nth(1).getByRole('option').first().click();
  await page.getByRole('listbox').nth(2).getByRole('option').first().click();
  await page.getByRole('button', { name: /^上牌时间/ }).click();
  await page.getByRole('button', { name: '1 月', exact: true }).click();
  await page.getByLabel('表显里程').fill('4.2');
  await chooseCity(page, 'main', '河北省', '石家庄市');
  await page.getByRole('button', { name: '看看值多少' }).click();
}

test('a visitor who is interested in a car logs in, finds the dialog open again, and asks', async ({
  page,
}) => {
  await openCar(page);
  const address = page.url();
  const car = await page.getByRole('heading', { level: 1 }).innerText();
  await showInterest(page);
  await expect(dialog(page).getByText('请先登录')).toBeVisible();
  await expect(dialog(page).getByText('登录后获取车辆信息')).toBeVisible();
  await dialog(page).getByRole('link', { name: '登录' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);

  const phone = newPhone();
  await logInHere(page, phone);
  await expect(page).toHaveURL(address);
  await expect(dialog(page)).toHaveAccessibleName('询问底价');
  await expect(dialog(page)).toHaveCSS('max-width', '560px');
  await expect(dialog(page).getByRole('region', { name: '询价车辆' })).toContainText(
    car.split(/\s/)[0] ?? car,
  );
  await expect(phoneBox(page)).toHaveValue(phone);
  await agree(page);
  await ask(page);
  await expect(dialog(page)).toHaveAccessibleName('询价已提交');
  await dialog(page).getByRole('button', { name: '知道了' }).click();
  await expect(dialog(page)).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('button', { name: '我感兴趣' }).first()).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('a dialog left at the login page does not follow the visitor elsewhere', async ({ page }) => {
  await openCar(page);
  await showInterest(page);
  await dialog(page).getByRole('link', { name: '登录' }).click();
  await logIn(page, newPhone());
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: /^会员/ })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('an owner books a sell-car appointment from home with what was filled in there', async ({ page }) => {
  await visit(page, '/home');
  await fillInValuation(page);
  await page.getByRole('button', { name: '免费高价估值' }).click();
  await dialog(page).getByRole('link', { name: '登录' }).click();
  await logInHere(page, newPhone());

  await expect(page).toHaveURL('/home');
  await expect(dialog(page)).toHaveAccessibleName('免费高价估值');
  await expect(dialog(page).getByRole('region', { name: '要卖的车' })).toContainText('4.2 万公里');
  await expect(dialog(page).getByRole('button', { name: '城市：河北省 / 石家庄市' })).toBeVisible();
  await agree(page);
  const sent = page.waitForRequest('**/crm/addClue');
  await dialog(page).getByRole('button', { name: '立即预约' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    intentionType: '2',
    actionCode: 1,
    provinceName: '河北省',
    cityName: '石家庄市',
    cityCode: '130100',
    brandName: '大众',
    mileage: 4.2,
  });
  await expect(dialog(page)).toHaveAccessibleName('预约已提交');

  await dialog(page).getByRole('button', { name: '知道了' }).click();
  await page.getByRole('button', { name: '修改车辆' }).click();
  await expect(page.getByLabel('表显里程')).toHaveValue('4.2');
});

test('the appointment takes the city of the top bar', async ({ page }) => {
  await visit(page, '/home');
  await chooseCity(page, 'header', '湖北省', '武汉市');
  await expect(page.locator('main').getByRole('button', { name: '城市：湖北省 / 武汉市' })).toBeVisible();
});

test('an inquiry says what is missing: number, format, agreement', async ({ page }) => {
  const own = await openInquiry(page);
  await ask(page);
  await expect(warning(page, '请阅读并同意《用户协议》')).toBeVisible();
  await phoneBox(page).fill('1380013');
  await ask(page);
  await expect(dialog(page).getByText('请输入完整的手机号')).toBeVisible();
  await phoneBox(page).fill('12800138000');
  await ask(page);
  await expect(dialog(page).getByText('手机号格式不正确')).toBeVisible();
  await phoneBox(page).fill(own);
  await expect(dialog(page).getByRole('group', { name: '验证码' })).toHaveCount(0);
});

test('an appointment needs the statement', async ({ page }) => {
  await becomeMember(page, newPhone());
  await visit(page, '/home');
  await fillInValuation(page);
  await page.getByRole('button', { name: '免费高价估值' }).click();
  await dialog(page).getByRole('button', { name: '立即预约' }).click();
  await expect(warning(page, '请阅读并同意《个人信息保护声明》')).toBeVisible();
});

test('the agreement opens over the form, and the form keeps what was typed', async ({ page }) => {
  await openInquiry(page);
  await phoneBox(page).fill('13800138000');
  await agree(page);
  await dialog(page).getByRole('link', { name: '《用户协议》' }).click();
  await expect(page.getByRole('dialog', { name: '用户协议' }).getByText('我们是谁')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: '用户协议' })).toHaveCount(0);
  await expect(phoneBox(page)).toHaveValue('13800138000');
  await expect(dialog(page).getByRole('checkbox')).toBeChecked();
});

test('another number than the member’s needs its own code', async ({ page }) => {
  await openInquiry(page);
  const other = newPhone();
  await phoneBox(page).fill(other);
  await agree(page);
  await ask(page);
  await expect(dialog(page).getByText('请输入6位数字验证码')).toBeVisible();

  await page.route('**/crm/sms-code*', (route) => route.abort(), { times: 1 });
  await dialog(page).getByRole('button', { name: '获取验证码' }).click();
  await expect(dialog(page).getByText('短信没有发出')).toBeVisible();
  await dialog(page).getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发送')).toBeVisible();
  await expect(dialog(page).getByText('短信已发出')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: /秒后可重新获取/ })).toBeDisabled();

  const code = await codeFor(page.request, other);
  await enterCode(page, code === '000000' ? '111111' : '000000');
  await ask(page);
  await expect(dialog(page).getByText('验证码错误或已过期')).toBeVisible();
  await expect(dialog(page).getByText('短信已发出')).toHaveCount(0);
  await enterCode(page, code);
  await ask(page);
  await expect(dialog(page)).toHaveAccessibleName('询价已提交');
});

test('the member sees who got the number and when, and takes it back', async ({ page }) => {
  const phone = await openInquiry(page);
  const dealer = (
    await dialog(page)
      .getByText(/^由.+回复$/)
      .innerText()
  ).replace(/^由|回复$/g, '');
  await agree(page);
  await ask(page);
  await dialog(page).getByRole('link', { name: '查看进度' }).click();
  await expect(page).toHaveURL('/personalCenter?tab=leads');

  const lead = page.getByRole('listitem').filter({ hasText: '二手车询价' });
  await expect(lead).toContainText(dealer);
  await expect(lead).toContainText(phone.replace(/^(\d{3})\d{4}/, '$1****'));
  await lead.getByRole('button', { name: '撤回' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '再想想' }).click();
  await lead.getByRole('button', { name: '撤回' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '撤回' }).click();
  await expect(lead).toContainText('已撤回');
  await expect(lead.getByRole('button', { name: '撤回' })).toHaveCount(0);
});

test('a session that has ended leads to the login page, and nobody else into the dialog', async ({
  page,
}) => {
  await openInquiry(page);
  const address = page.url();
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('cheyantong.token') ?? '""'));
  await page.request.delete('/api/system-boot/api/v1/users/logout', {
    headers: { authorization: `Bearer ${token}` },
  });
  await agree(page);
  await ask(page);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await logInHere(page, newPhone());
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('button', { name: '我感兴趣' }).first()).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('a dialog does not outlive its page', async ({ page }) => {
  await openInquiry(page);
  await page.goBack();
  await expect(page).toHaveURL('/usedCar/tabs1');
  await expect(dialog(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ userAgent: PHONE_AGENT, viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('a visitor asks for the price of a car and takes it back', async ({ page }) => {
    const complaints = collectComplaints(page);
    await openInquiry(page);
    await agree(page);
    await ask(page);
    await expect(dialog(page)).toHaveAccessibleName('询价已提交');
    await dialog(page).getByRole('link', { name: '查看进度' }).click();
    const lead = page.getByRole('listitem').filter({ hasText: '二手车询价' });
    await lead.getByRole('button', { name: '撤回' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '撤回' }).click();
    await expect(lead).toContainText('已撤回');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    expect(complaints).toEqual([]);
  });
});
