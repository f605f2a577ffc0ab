import { expect, type Page, test } from '@playwright/test';
import { PHONE_AGENT } from './support/addresses.ts';
import { barriersOf } from './support/barriers.ts';
import { chooseCity } from './support/cars.ts';
import { consent, ELECTRIC_VIN, expectPayment, PETROL_VIN, payButton, vinBox } from './support/order-page.ts';
import { chooseChannel, expectPaid, payBy, paymentDialog } from './support/payment.ts';
import { becomeMember, collectComplaints, newPhone } from './support/person.ts';
import { visit } from './support/visit.ts';

const PRICE_CALL = '**/service/getUsedCarPrice?*';
const REPORTED_WITHIN_MS = 45_000;

/** Brand, series and trim as the cascader offers them. */
const PETROL = ['大众', '朗逸', /280TSI DSG满逸版/] as const;
const ELECTRIC = ['特斯拉', 'Model Y', /2023款.*后轮驱动版/] as const;

const panel = (page: Page) => page.getByRole('region', { name: '估值结果' });
const mileageBox = (page: Page) => page.getByRole('textbox', { name: /表显里程/ });
/** The price in 万元, as it stands in the panel. */
const shownPrice = async (page: Page): Promise<number> => {
  const text = await panel(page)
    .getByText(/^\d+\.\d\d万元$/)
    .first()
    .innerText();
  return Number.parseFloat(text);
};

type Model = typeof PETROL | typeof ELECTRIC;

async function chooseModel(page: Page, [brand, series, trim]: Model) {
  await page.getByRole('button', { name: /^车型/ }).click();
  await page.getByRole('option', { name: brand }).click();
  await page.getByRole('listbox').nth(1).getByRole('option', { name: series, exact: true }).click();
  await page.getByRole('listbox').nth(2).getByRole('option', { name: trim }).first().click();
}

/** Types the VIN and chooses among the models it allows. */
async function chooseModelOfVin(page: Page, vin: string, candidate: RegExp) {
  await page.getByRole('tab', { name: '输入 VIN' }).click();
  await vinBox(page).fill(vin);
  await expect(page.getByText('校验位正确')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '由 VIN 识别' })).toContainText('款候选车型');
  await page.getByRole('combobox', { name: /车型/ }).click();
  await page.getByRole('option', { name: candidate }).first().click();
}

const monthButton = (page: Page) => page.getByRole('button', { name: /^上牌时间/ });

async function describeUse(page: Page, mileage: string) {
  await monthButton(page).click();
  await page.getByRole('button', { name: '上一年' }).click();
  await page.getByRole('button', { name: '6 月', exact: true }).click();
  await chooseCity(page, 'main', '天津市', '天津市');
  await mileageBox(page).fill(mileage);
}

async function describeCar(page: Page, model: Model, mileage: string) {
  await chooseModel(page, model);
  await describeUse(page, mileage);
}

test('a visitor is told a price, its interval and what it rests on, without a phone number', async ({
  page,
}) => {
  await visit(page, '/estimate');
  await expect(panel(page)).toContainText('还差：车型、上牌时间、所在城市、表显里程');
  await describeCar(page, PETROL, '4.2');
  await expect(panel(page).getByRole('heading', { name: /大众.*朗逸.*280TSI/ })).toBeVisible();
  for (const words of ['80% 区间', '可信度', '同车系样本', '中位误差', '天津市', '4.2 万公里'])
    await expect(panel(page).getByText(words).first()).toBeVisible();
  await expect(page.getByText(/^同龄车一般 \d+\.\d–\d+\.\d 万公里$/)).toBeVisible();

  const before = await shownPrice(page);
  const answered = page.waitForResponse(PRICE_CALL);
  await mileageBox(page).fill('9.8');
  await answered;
  await expect(panel(page)).toContainText('9.8 万公里');
  expect(await shownPrice(page)).toBeLessThan(before);
});

test('an electric car has a price as well', async ({ page }) => {
  await visit(page, '/estimate');
  await describeCar(page, ELECTRIC, '3');
  await expect(panel(page).getByRole('heading', { name: /特斯拉.*Model Y/ })).toBeVisible();
  expect(await shownPrice(page)).toBeGreaterThan(8);
  expect(await barriersOf(page)).toEqual([]);
});

for (const { kind, vin, candidate, named } of [
  { kind: 'a petrol car', vin: PETROL_VIN, candidate: /大众 速腾 2021款/, named: /大众.*速腾.*2021款/ },
  { kind: 'an electric car', vin: ELECTRIC_VIN, candidate: /特斯拉 Model 3/, named: /特斯拉.*Model 3/ },
])
  test(`${kind} is valued by its VIN, with one of the models that the VIN allows`, async ({ page }) => {
    const complaints = collectComplaints(page);
    await visit(page, '/estimate');
    await chooseModelOfVin(page, vin, candidate);
    await expect(panel(page)).toContainText('还差：上牌时间、所在城市、表显里程');
    await describeUse(page, '5.1');
    await expect(panel(page).getByRole('heading', { name: named })).toBeVisible();
    expect(await shownPrice(page)).toBeGreaterThan(3);
    expect(complaints).toEqual([]);
  });

test('a VIN with a slip in it is told as such, and costs no other answer', async ({ page }) => {
  await visit(page, '/estimate');
  await describeCar(page, PETROL, '4.2');
  const price = await shownPrice(page);
  const month = await monthButton(page).textContent();
  await page.getByRole('tab', { name: '输入 VIN' }).click();
  await vinBox(page).fill(PETROL_VIN.replace('J7', 'J8'));
  await expect(page.getByText('VIN 校验位不正确，请核对是否有误输')).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: /朗逸/ })).toBeVisible();
  expect(await shownPrice(page)).toBe(price);

  // The right one belongs to another maker, which asks for the model again and for nothing else.
  await vinBox(page).fill(PETROL_VIN);
  await expect(panel(page)).toContainText('还差：车型。');
  await expect(mileageBox(page)).toHaveValue('4.2');
  await expect(monthButton(page)).toHaveText(month ?? '');
});

test('a month before the model was sold is refused in the panel, and one to come cannot be chosen', async ({
  page,
}) => {
  await visit(page, '/estimate');
  await monthButton(page).click();
  await expect(page.getByRole('button', { name: '下一年' })).toBeDisabled();
  const wanted = page.getByText('2015 年', { exact: true });
  await expect(async () => {
    if (await wanted.isHidden()) await page.getByRole('button', { name: '上一年' }).click({ timeout: 1_000 });
    expect(await wanted.isVisible()).toBe(true);
  }).toPass({ intervals: [0] });
  await page.getByRole('button', { name: '6 月', exact: true }).click();
  await chooseModel(page, PETROL);
  await chooseCity(page, 'main', '天津市', '天津市');
  await mileageBox(page).fill('4.2');
  await expect(panel(page)).toContainText('2021 款车型的上牌年份应在 2020–');
  await expect(panel(page).getByText(/万元$/)).toHaveCount(0);

  const asked = page.waitForRequest(PRICE_CALL);
  await mileageBox(page).fill('4.3');
  const address = new URL((await asked).url());
  address.searchParams.set('regDate', `${new Date().getFullYear() + 1}-01`);
  const answer = await page.request.get(address.href);
  expect(answer.status()).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'A0500', msg: '上牌时间不能晚于今天，请核对' });
});

test('answers that do not go together are refused in the panel, and not sold a report', async ({ page }) => {
  await becomeMember(page, newPhone());
  await visit(page, '/estimate');
  await describeCar(page, PETROL, '90');
  await expect(panel(page)).toContainText('请核对里程');
  await expect(page.getByRole('region', { name: /通知/ }).getByText('请核对里程')).toHaveCount(0);
  await consent(page);
  await payButton(page).click();
  await expect(page.locator('form').getByText(/请核对里程/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('too many questions are told as such, and can be asked again', async ({ page }) => {
  await page.route(
    PRICE_CALL,
    (route) =>
      route.fulfill({ status: 429, json: { code: 'B0210', data: null, msg: '访问过于频繁，请稍后再试' } }),
    { times: 1 },
  );
  await visit(page, '/estimate');
  await describeCar(page, PETROL, '4.2');
  await expect(panel(page).getByRole('alert')).toContainText('访问过于频繁，请稍后再试');
  await panel(page).getByRole('button', { name: '重新加载' }).click();
  expect(await shownPrice(page)).toBeGreaterThan(3);
});

test('the report is paid for, read on its own page, and found again', async ({ page }) => {
  test.setTimeout(120_000);
  const complaints = collectComplaints(page);
  await becomeMember(page, newPhone());
  await visit(page, '/estimate');
  await describeCar(page, PETROL, '4.2');
  const free = await shownPrice(page);
  await consent(page);
  await payButton(page).click();
  await expectPayment(page, '车辆估值服务');
  await chooseChannel(page, 'wechat');
  await expect(paymentDialog(page).getByRole('region', { name: '微信付款码' })).toBeVisible();
  const orderNo = /\d{21}/.exec(await paymentDialog(page).innerText())?.[0] ?? '';
  await expect(() => payBy(page, orderNo, 'wechat')).toPass();
  await expectPaid(page);
  await paymentDialog(page).getByRole('button', { name: '查看估值订单' }).click();

  await expect(page).toHaveURL(`/estimate/detail?orderNo=${orderNo}`);
  await expect(page.getByRole('navigation', { name: '面包屑' })).toContainText('估值详情');
  await expect(page.getByRole('heading', { level: 1, name: '车辆估值报告' })).toBeVisible({
    timeout: REPORTED_WITHIN_MS,
  });
  const verdict = page.getByRole('region', { name: '结论与车辆信息' });
  await expect(verdict.getByText(`${free.toFixed(2)}万元`)).toBeVisible();
  await expect(
    page.getByRole('region', { name: /价格走势/ }).getByText('80% 区间', { exact: true }),
  ).toBeVisible();

  await visit(page, '/personalCenter?tab=valuations');
  await page.getByRole('link', { name: /^查看估值/ }).click();
  await expect(page).toHaveURL(`/estimate/detail?orderNo=${orderNo}`);
  expect(complaints).toEqual([]);
});

test('a valuation is shown to its owner only', async ({ page }) => {
  await visit(page, '/estimate/detail?orderNo=202611150000000000001');
  await expect(page.getByText('请先登录')).toBeVisible();
  await becomeMember(page, newPhone());
  await visit(page, '/estimate/detail?orderNo=202611150000000000001');
  await expect(page.getByText('记录不存在')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ userAgent: PHONE_AGENT, viewport: { width: 375, height: 812 }, hasTouch: true });

  test('the price stands right below the questions and fits the screen', async ({ page }) => {
    await visit(page, '/estimate');
    await describeCar(page, ELECTRIC, '3');
    expect(await shownPrice(page)).toBeGreaterThan(8);
    const [answer, order] = await Promise.all([panel(page).boundingBox(), payButton(page).boundingBox()]);
    expect(answer?.y).toBeLessThan(order?.y ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
});
