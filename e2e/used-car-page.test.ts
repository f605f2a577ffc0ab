import { expect, test } from '@playwright/test';
import { barriersOf } from './support/barriers.ts';
import { collectComplaints } from './support/person.ts';
import { cards, SHOWROOM, someCar } from './support/showroom.ts';
import { listens, visit } from './support/visit.ts';

test('the page of a car: pictures by keyboard, sections by tab, the dealer by button', async ({ page }) => {
  const { address, name } = await someCar(page);
  const complaints = collectComplaints(page);
  await page.goto(address);
  await expect(page).toHaveTitle('车研通');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const gallery = page.getByRole('region', { name: '车辆图片' });
  await listens(page);
  await gallery.getByRole('button', { name: '下一张' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByText('2 / 6')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(gallery.getByText('6 / 6')).toBeVisible();

  await page.getByRole('link', { name: '车商信息' }).click();
  await expect(page).toHaveURL(`${address}#dealer`);
  await expect(page.getByRole('heading', { name: '车商信息' })).toBeInViewport();
  await expect(page.getByText('该车暂无检测报告')).toBeVisible();
  await expect(page.getByRole('region', { name: '相似车辆' }).getByRole('article')).toHaveCount(4);

  expect(await barriersOf(page)).toEqual([]);

  await page.getByRole('button', { name: '我感兴趣' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(complaints).toEqual([]);
});

for (const address of ['/usedCar/detail?vehicleId=999999999', '/usedCar/detail?vehicleId=x']) {
  test(`${address} is no car: 404 and the way back`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByText('车辆不存在或已下架')).toBeVisible();
    await page.getByRole('link', { name: '返回二手车展厅' }).click();
    await expect(page).toHaveURL(SHOWROOM);
  });
}

test('a sold car says so and offers no inquiry', async ({ page }) => {
  await visit(page, SHOWROOM);
  await page.route('**/usedCar/detail/*', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, data: { ...answer.data, saleStatus: 2 } } });
  });
  await cards(page).first().getByRole('link').click();
  await expect(page.getByText('该车已售出')).toBeVisible();
  await expect(page.getByRole('button', { name: '我感兴趣' })).toHaveCount(0);
});
