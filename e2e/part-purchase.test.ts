import { listBrands, listPartGroups, listPartTypes, listSeries } from '@cheyantong/contract';
import { expect, type Page, test } from '@playwright/test';
import { PHONE_AGENT, SIMULATORS_URL } from './support/addresses.ts';
import { callAs } from './support/call.ts';
import { becomeMember, logInHere, newPhone } from './support/person.ts';
import { openFreePart } from './support/showroom.ts';
import { visit } from './support/visit.ts';

const SHOWROOM = '/reusableTabs/tabs1';

const dialog = (page: Page) => page.getByRole('dialog');
const warning = (page: Page, sentence: string) => page.getByRole('alert').filter({ hasText: sentence });
const agree = (page: Page) =>
  dialog(page)
    .getByRole('checkbox', { name: /我已阅读并同意/ })
    .click();
const confirm = (page: Page) => dialog(page).getByRole('button', { name: '确认购买' }).click();

async function openSomePart(page: Page): Promise<string> {
  await openFreePart(page);
  return page.getByRole('heading', { level: 1 }).innerText();
}

const buy = (page: Page) => page.getByRole('button', { name: '立即购买' }).first().click();

test('a visitor buys a part: login, the dialog open again, confirmed, told to the supplier, taken back', async ({
  page,
}) => {
  const name = await openSomePart(page);
  const address = page.url();
  await buy(page);
  await expect(dialog(page)).toHaveAccessibleName('确认购买');
  await expect(dialog(page)).toHaveCSS('max-width', '560px');
  await expect(dialog(page).getByText('请先登录')).toBeVisible();
  await expect(dialog(page).getByText('登录后获取车辆信息')).toBeVisible();
  await dialog(page).getByRole('link', { name: '登录' }).click();

  const phone = newPhone();
  await logInHere(page, phone);
  await expect(page).toHaveURL(address);
  await expect(dialog(page)).toHaveAccessibleName('确认购买');
  await expect(dialog(page).getByRole('region', { name: '购买的件' })).toContainText(name);
  await expect(dialog(page).getByRole('textbox', { name: '手机号' })).toHaveValue(phone);

  await confirm(page);
  await expect(warning(page, '请阅读并同意《个人信息保护声明》')).toBeVisible();
  await agree(page);
  const sent = page.waitForRequest('**/vehiclePart/buy');
  await confirm(page);
  expect((await sent).postDataJSON()).toMatchObject({
    modelName: expect.any(String),
    parentTypeName: expect.any(String),
    typeName: expect.any(String),
    phone,
    quantity: 1,
  });
  await expect(dialog(page)).toHaveAccessibleName('购买意向已提交');
  await expect(dialog(page)).toContainText('示例再用件');

  await dialog(page).getByRole('link', { name: '查看进度' }).click();
  const row = page.getByRole('listitem').filter({ hasText: '再用件购买' });
  await expect(row).toContainText(name);
  await expect(async () => {
    const inbox = await page.request.get(`${SIMULATORS_URL}/dealers/inbox`);
    expect((await inbox.json()).map((lead: { phone: string }) => lead.phone)).toContain(phone);
  }).toPass();
  await row.getByRole('button', { name: '撤回' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '撤回' }).click();
  await expect(row).toContainText('已撤回');
  await row.getByRole('link', { name }).click();
  await expect(page).toHaveURL(address);
});

test('a wrong number is said before anything is sent, and nothing typed is lost', async ({ page }) => {
  await becomeMember(page, newPhone());
  await openSomePart(page);
  await buy(page);
  const phoneBox = dialog(page).getByRole('textbox', { name: '手机号' });
  await agree(page);
  await phoneBox.fill('1380013');
  await confirm(page);
  await expect(dialog(page).getByText('请输入完整的手机号')).toBeVisible();
  await phoneBox.fill('12800138000');
  await confirm(page);
  await expect(dialog(page).getByText('手机号格式不正确')).toBeVisible();
  await phoneBox.fill('13800138000');
  await expect(dialog(page).getByRole('group', { name: '验证码' })).toBeVisible();
  await confirm(page);
  await expect(dialog(page).getByText('请输入6位数字验证码')).toBeVisible();
  await expect(phoneBox).toHaveValue('13800138000');
});

test('several pieces are counted up to the stock', async ({ page }) => {
  await becomeMember(page, newPhone());
  const answer = await page.request.post('/api/vehicle-boot/api/v1/vehiclePart/list', {
    data: { pageSize: 100 },
  });
  const { list } = (await answer.json()).data;
  // The last: others buy parts of the first page just now.
  const plenty = list.findLast(({ stock }: { stock: number }) => stock === 2);
  await visit(page, `/reusableDetail?partId=${plenty.partId}`);
  await buy(page);
  const quantity = dialog(page).getByRole('textbox', { name: '数量' });
  await dialog(page).getByRole('button', { name: '数量加一' }).click();
  await expect(quantity).toHaveValue('2');
  await expect(dialog(page).getByRole('button', { name: '数量加一' })).toBeDisabled();
  await agree(page);
  await confirm(page);
  await expect(dialog(page)).toContainText('（2 件）');
});

/** The showroom, asked for a charger of a petrol car: nobody has one. */
async function nothingFound(page: Page): Promise<string> {
  const called = <Item>(items: Item[], isIt: (item: Item) => boolean): Item => {
    const found = items.find(isIt);
    if (!found) throw new Error('the demonstration lacks it');
    return found;
  };
  const volkswagen = called(await callAs(page, listBrands, {}), ({ brandName }) => brandName === '大众');
  const { brandId } = volkswagen;
  const lavida = called(
    await callAs(page, listSeries, { params: { brandId } }),
    ({ seriesName }) => seriesName === '朗逸',
  );
  const group = called(
    await callAs(page, listPartGroups, { query: {} }),
    ({ label }) => label === '新能源部件',
  );
  const kind = called(
    await callAs(page, listPartTypes, { params: { typeId: group.value }, query: {} }),
    ({ label }) => label === '车载充电机',
  );
  const { seriesId } = lavida;
  return `${SHOWROOM}?parentTypeId=${group.value}&typeId=${kind.value}&brandId=${brandId}&seriesId=${seriesId}`;
}

test('a visitor asks for a part that nobody has: login, the dialog open again, passed on to a supplier', async ({
  page,
}) => {
  await visit(page, SHOWROOM);
  await visit(page, await nothingFound(page));
  await page.getByRole('button', { name: '登记求购' }).click();
  await dialog(page).getByRole('link', { name: '登录' }).click();
  const phone = newPhone();
  await logInHere(page, phone);
  await expect(dialog(page)).toHaveAccessibleName('登记求购');
  const wanted = dialog(page).getByRole('region', { name: '求购的件' });
  await expect(wanted).toContainText('车载充电机');
  await expect(wanted).toContainText('大众 朗逸');
  await dialog(page).getByRole('button', { name: '数量加一' }).click();
  await agree(page);
  await dialog(page).getByRole('button', { name: '提交求购' }).click();
  await expect(dialog(page)).toHaveAccessibleName('求购已登记');
  await expect(dialog(page)).toContainText('（2 件）');
  await dialog(page).getByRole('link', { name: '查看进度' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '再用件购买' })).toContainText(
    '大众 朗逸 新能源部件 车载充电机 × 2',
  );
});

test('a part that is gone meanwhile is refused with a sentence', async ({ page }) => {
  await becomeMember(page, newPhone());
  await openSomePart(page);
  await page.route('**/vehiclePart/buy', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'A0500', data: null, msg: '该件已售出或下架，看看其他再用件吧' },
    }),
  );
  await buy(page);
  await agree(page);
  await confirm(page);
  await expect(warning(page, '该件已售出或下架，看看其他再用件吧')).toBeVisible();
  await expect(dialog(page)).toHaveAccessibleName('确认购买');
});

test.describe('on a phone', () => {
  test.use({ userAgent: PHONE_AGENT, viewport: { width: 375, height: 812 } });

  test('a part is bought with the thumb', async ({ page }) => {
    await becomeMember(page, newPhone());
    await openSomePart(page);
    await page.getByRole('button', { name: '立即购买' }).last().click();
    await agree(page);
    await confirm(page);
    await expect(dialog(page)).toHaveAccessibleName('购买意向已提交');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  });
});
