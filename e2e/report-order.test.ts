import { expect, type Page, test } from '@playwright/test';
import { PHONE_AGENT } from './support/addresses.ts';
import { barriersOf } from './support/barriers.ts';
import {
  bookInspection,
  consent,
  currentProvider,
  describeCarToValue,
  ELECTRIC_VIN,
  enterVin,
  expectPayment,
  openService,
  PETROL_VIN,
  payButton,
  paymentDialog,
  vinBox,
} from './support/order-page.ts';
import { becomeMember, collectComplaints, logInHere, newPhone } from './support/person.ts';

const SUBMIT = '**/orders/submit';

/** Counts the orders that the page tries to make. */
function countSubmits(page: Page): { readonly count: number } {
  const submits = { count: 0 };
  page.on('request', (request) => {
    if (request.url().endsWith('/orders/submit')) submits.count += 1;
  });
  return submits;
}

const progress = (page: Page) =>
  page.getByRole('list', { name: '下单进度' }).locator('[aria-current="step"]');

test('a member orders a repair report by VIN, once, however often the button is pressed', async ({
  page,
}) => {
  await becomeMember(page, newPhone());
  await openService(page, '/vehicleService/repair');
  const submits = countSubmits(page);
  await expect(progress(page)).toHaveText(/选择/);
  await enterVin(page, PETROL_VIN);
  await expect(page.getByText('一汽-大众', { exact: false }).first()).toBeVisible();
  await expect(progress(page)).toHaveText(/核验/);
  await consent(page);
  await expect(progress(page)).toHaveText(/支付/);

  const sent = page.waitForRequest(SUBMIT);
  await payButton(page).dblclick();
  expect((await sent).postDataJSON()).toMatchObject({
    orderType: 2,
    agree: true,
    serviceInfo: { vin: PETROL_VIN },
  });
  await expectPayment(page, '维修报告服务');
  expect(submits.count).toBe(1);

  await paymentDialog(page).getByRole('button', { name: '关闭' }).click();
  await expect(paymentDialog(page)).toHaveCount(0);
  await payButton(page).click();
  await expectPayment(page, '维修报告服务');
  expect(submits.count).toBe(1);
});

test('a visitor logs in on the way, and it goes on to paying by itself, once', async ({ page }) => {
  await openService(page, '/vehicleService/insurance');
  const submits = countSubmits(page);
  await enterVin(page, PETROL_VIN);
  await consent(page);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await logInHere(page, newPhone());

  await expectPayment(page, '出险报告服务');
  await expect(page).toHaveURL('/vehicleService/insurance');
  await paymentDialog(page).getByRole('button', { name: '关闭' }).click();
  await expect(vinBox(page)).toHaveValue(PETROL_VIN);
  expect(submits.count).toBe(1);
});

test('each mistake has a sentence at its field, and the first gets the focus', async ({ page }) => {
  await openService(page, '/vehicleService/detection');
  await payButton(page).click();
  for (const sentence of [
    '请输入车辆识别代号（VIN）',
    '请选择检测城市',
    '请填写联系人',
    '请输入完整的手机号',
    '请阅读并同意《车辆信息查询授权书》',
  ])
    await expect(page.locator('main').getByText(sentence)).toBeVisible();
  await expect(vinBox(page)).toBeFocused();

  await vinBox(page).fill(PETROL_VIN.replace('J7', 'J8'));
  await expect(page.getByText('VIN 校验位不正确，请核对是否有误输')).toBeVisible();
  await vinBox(page).fill('lfvo');
  await expect(page.getByText('VIN 只含数字和字母，且不含 I、O、Q')).toBeVisible();
});

test('providers are compared three at a time, and choosing one changes the offer', async ({ page }) => {
  await openService(page, '/vehicleService/repair');
  const before = await currentProvider(page).getByRole('heading').innerText();
  await page.getByRole('button', { name: '更换服务商' }).click();
  const picker = page.getByRole('dialog', { name: '选择第三方服务商下单' });
  await expect(picker).toHaveCSS('max-width', '800px');
  await expect(picker.getByRole('article')).toHaveCount(3);
  const second = picker.getByRole('article').nth(1);
  await expect(second.getByText(/^本服务由.+提供$/)).toBeVisible();
  await second.getByRole('button', { name: '了解更多' }).click();
  await expect(second.getByRole('img', { name: /小程序$/ })).toBeVisible();
  await second.getByRole('button', { name: /^选择/ }).click();
  await expect(picker).toHaveCount(0);
  await expect(currentProvider(page).getByRole('heading')).not.toHaveText(before);

  await page.getByRole('button', { name: '更换服务商' }).click();
  await picker.getByRole('button', { name: '第 2 页' }).click();
  await expect(picker.getByText('请扫码在小程序下单')).toBeVisible();
});

test('a provider that does not cover the car cannot be ordered, and those that do are offered', async ({
  page,
}) => {
  await openService(page, '/vehicleService/repair');
  await page.getByRole('button', { name: /^对比全部/ }).click();
  await page.getByRole('button', { name: /^改用示例保真/ }).click();
  await enterVin(page, ELECTRIC_VIN);
  await expect(currentProvider(page).getByText('不支持此车')).toBeVisible();
  await consent(page);
  await payButton(page).click();
  await expect(page.getByText('当前服务商不支持这辆车，请更换服务商')).toBeVisible();
  await page.getByRole('alert').getByRole('button').first().click();
  await expect(currentProvider(page).getByText('支持此车', { exact: true })).toBeVisible();
  await expect(page.getByText('当前服务商不支持这辆车，请更换服务商')).toHaveCount(0);
});

test('a battery report wants a new-energy car', async ({ page }) => {
  await becomeMember(page, newPhone());
  await openService(page, '/vehicleService/battery');
  await vinBox(page).fill(PETROL_VIN);
  await expect(page.getByText('校验位正确')).toBeVisible();
  await payButton(page).click();
  await expect(page.getByText('由 VIN 不能确认是新能源车，请选择车型')).toBeVisible();

  await enterVin(page, ELECTRIC_VIN);
  await consent(page);
  await payButton(page).click();
  await expectPayment(page, '电池报告服务');
});

test('an inspection is booked at an outlet, for a half-day, with a person to call', async ({ page }) => {
  const phone = newPhone();
  await becomeMember(page, phone);
  await openService(page, '/vehicleService/detection');
  await enterVin(page, PETROL_VIN);
  await bookInspection(page, '北京市', '北京市');
  await expect(page.getByRole('textbox', { name: /联系电话/ })).toHaveValue(phone);
  await consent(page);
  const sent = page.waitForRequest(SUBMIT);
  await payButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({
    orderType: 0,
    serviceInfo: { vin: PETROL_VIN, contactName: '张三', contactPhone: phone },
  });
  await expectPayment(page, '车辆检测服务');
});

test('the car entered for one report is there for the next', async ({ page }) => {
  await openService(page, '/vehicleService/repair');
  await vinBox(page).fill(PETROL_VIN);
  await page.getByRole('navigation', { name: '车辆服务' }).getByRole('link', { name: '出险报告' }).click();
  await expect(page).toHaveURL('/vehicleService/insurance');
  await expect(vinBox(page)).toHaveValue(PETROL_VIN);
});

test('a valuation report is ordered from model, month, mileage and city', async ({ page }) => {
  await becomeMember(page, newPhone());
  await page.goto('/estimate');
  await expect(page.getByRole('button', { name: '更换服务商' })).toBeVisible();
  await payButton(page).click();
  await expect(page.getByText('请选择车型')).toBeVisible();
  await describeCarToValue(page);
  await consent(page);
  const sent = page.waitForRequest(SUBMIT);
  await payButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({
    orderType: 1,
    serviceInfo: { mileage: 4.2, cityCode: '130100' },
  });
  await expectPayment(page, '车辆估值服务');
});

test('an owner books a sell-car appointment from the valuation page', async ({ page }) => {
  await becomeMember(page, newPhone());
  await page.goto('/estimate');
  await page.getByRole('button', { name: '免费高价估值' }).click();
  await expect(page.getByRole('dialog', { name: '免费高价估值' })).toBeVisible();
});

for (const path of ['/vehicleService/detection', '/vehicleService/battery', '/estimate'])
  test(`${path} reads well to everybody and complains of nothing`, async ({ page }) => {
    const complaints = collectComplaints(page);
    await page.goto(path);
    await expect(page.getByRole('button', { name: '更换服务商' })).toBeVisible();
    expect(await barriersOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

test.describe('on a phone', () => {
  test.use({ userAgent: PHONE_AGENT, viewport: { width: 375, height: 812 }, hasTouch: true });

  test('every order page fits the screen', async ({ page }) => {
    for (const path of ['/vehicleService/detection', '/vehicleService/repair', '/estimate'])
      await test.step(path, async () => {
        await page.goto(path);
        await expect(payButton(page)).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
      });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('packages and prices can be read', async ({ page }) => {
    await page.goto('/vehicleService/repair');
    const packages = page.getByRole('radiogroup', { name: '套餐' });
    await expect(packages.getByRole('radio').first()).toBeVisible();
    await expect(packages).toContainText(/¥\d+/);
  });
});
