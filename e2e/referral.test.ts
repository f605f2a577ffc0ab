import { expect, type Page, test } from '@playwright/test';
import { barriersOf } from './support/barriers.ts';
import { collectComplaints } from './support/person.ts';
import { visit } from './support/visit.ts';

const repair = (page: Page) => page.getByRole('region', { name: '维修报告' });

test('whoever looks for a provider compares outcomes, reads on, and orders there', async ({ page }) => {
  const complaints = collectComplaints(page);
  await visit(page, '/referralService');
  const entry = page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '推荐服务' });
  await expect(entry).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(29);

  const provider = repair(page).getByRole('article', { name: /示例保真/ });
  await expect(provider).toContainText(/n = \d+/);
  await expect(repair(page).getByRole('article').last()).toContainText('样本少，不排名');
  await provider.locator('summary').click();
  await expect(provider.getByRole('img', { name: /小程序$/ })).toBeVisible();
  await expect(provider.getByRole('link', { name: '看报告样例' })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);

  await provider.getByRole('link', { name: /^去下单/ }).click();
  await expect(page).toHaveURL(/\/vehicleService\/repair\?provider=/);
  await expect(page.getByRole('main')).toContainText('本服务由示例保真理赔数据社（演示）提供');
  expect(complaints).toEqual([]);
});

test('whoever leaps to the end of a long page and back is shown what they are reading', async ({ page }) => {
  await visit(page, '/referralService');
  const read = page.getByRole('navigation', { name: '页内导航' }).locator('[aria-current=true]');
  await expect(read).toContainText('维修报告');
  for (const [key, words] of [
    ['End', '车辆估值'],
    ['Home', '维修报告'],
    ['End', '车辆估值'],
  ] as const) {
    const arrived = hasArrived(page);
    await page.keyboard.press(key);
    await arrived;
    await expect(read).toContainText(words);
  }
});

/** The browser glides to the ends of a page, and does not hear the next key before it is there. */
const hasArrived = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('scrollend', () => resolve(), { once: true })),
  );

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('providers, figures and the way to order and to complain are there', async ({ page }) => {
    await page.goto('/referralService');
    const provider = repair(page).getByRole('article', { name: /示例维档/ });
    await provider.locator('summary').click();
    await expect(provider.getByText('近一年办结')).toBeVisible();
    await expect(
      page.getByRole('region', { name: '名单规则' }).getByRole('link', { name: '联系我们' }).last(),
    ).toHaveAttribute('href', '/aboutUs/contact?topic=complaint');
    await provider.getByRole('link', { name: /^去下单/ }).click();
    await expect(page.getByRole('main')).toContainText('示例维档数据中心');
  });
});
