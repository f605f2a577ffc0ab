import { expect, test } from '@playwright/test';
import { barriersOf } from './support/barriers.ts';
import { collectComplaints } from './support/person.ts';
import { compareBox, SHOWROOM, someCar, tray } from './support/showroom.ts';

test('four cars are compared, a fifth is refused, the choice survives a reload', async ({ page }) => {
  const complaints = collectComplaints(page);
  await page.goto(SHOWROOM);
  for (const index of [0, 1, 2, 3]) await compareBox(page, index).click();
  await expect(tray(page)).toContainText('对比 4 / 4');
  await compareBox(page, 4).click();
  await expect(page.getByText('最多同时对比 4 辆，请先移除一辆')).toBeVisible();
  await expect(compareBox(page, 4)).not.toBeChecked();

  await page.reload();
  await tray(page).getByRole('button', { name: '开始对比' }).click();
  const dialog = page.getByRole('dialog', { name: '车辆对比' });
  await expect(dialog.getByRole('columnheader').filter({ has: page.getByRole('link') })).toHaveCount(4);
  const rows = dialog.getByRole('row');
  const all = await rows.count();
  await dialog.getByRole('checkbox', { name: '只看不同' }).click();
  expect(await rows.count()).toBeLessThan(all);
  await dialog
    .getByRole('button', { name: /^移出对比/ })
    .first()
    .click();
  await expect(dialog.getByRole('columnheader').filter({ has: page.getByRole('link') })).toHaveCount(3);
  await page.keyboard.press('Escape');
  await tray(page).getByRole('button', { name: '清空' }).click();
  await expect(tray(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

for (const place of ['showroom', 'car']) {
  test(`the ${place} page has no accessibility violation`, async ({ page }) => {
    const { address } = await someCar(page);
    await page.goto(place === 'car' ? address : SHOWROOM);
    await compareBox(page, 0).click();
    await expect(tray(page)).toBeVisible();
    expect(await barriersOf(page)).toEqual([]);
  });
}
