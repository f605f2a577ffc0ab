import { expect, test } from '@playwright/test';
import { PHONE_AGENT } from './support/addresses.ts';
import { collectComplaints } from './support/person.ts';
import { visit } from './support/visit.ts';

const PAGES = ['/home', '/login', '/usedCar/tabs1', '/personalCenter'];

const menu = (page: import('@playwright/test').Page) => page.getByRole('navigation', { name: '主菜单' });

test('the side menu shows the pages of a section on hover and to the keyboard', async ({ page }) => {
  await page.goto('/home');
  const sub = menu(page).getByRole('link', { name: '测评公告' });
  await expect(sub).toBeHidden();
  await menu(page).getByRole('link', { name: '新闻资讯' }).hover();
  await sub.click();
  await expect(page).toHaveURL('/information/tabs2');

  await menu(page).getByRole('link', { name: '检测测评' }).focus();
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: '测评专区' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/appraisal/tabs1');
});

/** A page that has just been loaded may put itself back to the top once. */
const scrollDown = (page: import('@playwright/test').Page): Promise<number> =>
  page.evaluate(() => {
    window.scrollTo(0, 400);
    return window.scrollY;
  });

test('a folded menu stays folded on the next visit, however far one scrolls, until it is unfolded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 500 });
  await page.goto('/home');
  await page.getByRole('button', { name: '收起菜单' }).click();
  await expect(menu(page)).toHaveCSS('width', '64px');
  await expect.poll(() => scrollDown(page)).toBeGreaterThan(200);
  await expect(page.getByRole('button', { name: '展开菜单' })).toBeVisible();

  await page.evaluate(() => window.scrollTo(0, 0));
  await page.reload();
  await expect(page.getByRole('button', { name: '展开菜单' })).toBeVisible();
  await expect.poll(() => scrollDown(page)).toBeGreaterThan(200);
  await page.getByRole('button', { name: '展开菜单' }).click();
  await expect(menu(page)).toHaveCSS('width', '200px');
});

test('the sizes of the specification hold', async ({ page }) => {
  await page.goto('/home');
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(64);
  expect(await menu(page).boundingBox()).toMatchObject({ width: 200, height: 700 });
  await page.setViewportSize({ width: 1920, height: 1000 });
  expect((await page.locator('main').locator('..').boundingBox())?.width).toBe(1600);
  await page.setViewportSize({ width: 1300, height: 1000 });
  expect((await page.locator('main').locator('..').boundingBox())?.width).toBe(1450);
});

test('what is fetched later adds no style sheet again that would win over the page’s own', async ({
  page,
}) => {
  await visit(page, '/referralService');
  const fetchedLater = page.waitForResponse(/\/assets\/suggestions-.+\.js/);
  await page.getByLabel('站内搜索').focus();
  await fetchedLater;
  await page.waitForLoadState('networkidle');
  const sheets = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href.split('#')[0]));
  expect(sheets).toEqual([...new Set(sheets)]);
});

test('the mini-program code shows on hover', async ({ page }) => {
  await visit(page, '/home');
  await page.getByRole('button', { name: '扫码体验小程序' }).hover();
  const code = page.getByRole('dialog', { name: '车研通小程序' }).getByRole('img');
  await expect(code).toBeVisible();
  await expect(code).toHaveCSS('width', '160px');
});

test('a new page begins at the top; a kept-alive page comes back as it was left', async ({ page }) => {
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.setViewportSize({ width: 1600, height: 500 });
  await page.goto('/home');
  await page.locator('main h1').evaluate((heading) => heading.setAttribute('data-left-here', ''));
  const way = page.getByRole('contentinfo').getByRole('link', { name: '保值率榜' });
  await way.scrollIntoViewIfNeeded();
  // What was jumped over is laid out by now.
  await expect(page.locator('[data-later]')).toHaveCount(0);
  const left = await scrolled();
  expect(left).toBeGreaterThan(200);

  await way.click();
  await expect(page.getByRole('heading', { level: 1, name: '保值率榜' })).toBeVisible();
  await expect.poll(scrolled).toBe(0);

  await page
    .getByRole('banner')
    .getByRole('link', { name: /车研通/ })
    .click();
  await expect(page.locator('main h1[data-left-here]')).toBeVisible();
  await expect.poll(scrolled).toBe(left);
});

test('nothing scrolls by itself when the scripts come: somebody may be reading already', async ({ page }) => {
  await page.addInitScript(() => {
    const scrollTo = window.scrollTo.bind(window);
    window.scrollTo = (...to: unknown[]) => {
      document.documentElement.setAttribute('data-scrolled-by-script', '');
      Reflect.apply(scrollTo, window, to);
    };
  });
  // The page stands, and fetches what can wait.
  const atRest = page.waitForRequest(/embla-carousel/);
  await page.goto('/home');
  await atRest;
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).not.toHaveAttribute('data-scrolled-by-script');
});

test('the footer carries the registrations and the agreements', async ({ page }) => {
  await page.goto('/home');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('© 2026 车研汽车技术研究集团')).toBeVisible();
  await expect(footer.getByRole('link', { name: '京ICP备00000000号' })).toHaveAttribute(
    'href',
    'https://beian.miit.gov.cn/',
  );
  await expect(footer.getByRole('link', { name: '京公网安备00000000000000号' })).toBeVisible();
  await expect(footer.getByRole('link', { name: '公司简介' })).toBeVisible();
  await footer.getByRole('link', { name: '用户协议' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '用户协议' })).toBeVisible();
});

test('elder mode enlarges the text, also after a reload, from the first paint', async ({ page }) => {
  await page.goto('/estimate');
  const size = () =>
    page.locator('body').evaluate((body) => Number.parseFloat(getComputedStyle(body).fontSize));
  const before = await size();
  await page.getByRole('button', { name: '长者模式' }).click();
  await expect.poll(size).toBe(before * 1.25);
  const complaints = collectComplaints(page);
  await page.reload();
  await expect(page.getByRole('button', { name: '退出长者模式' })).toBeVisible();
  expect(await size()).toBe(before * 1.25);
  expect(complaints).toEqual([]);
});

test('a failed area list can be tried again', async ({ page }) => {
  await page.route('**/area/list/0', (route) => route.abort(), { times: 2 });
  await page.goto('/home');
  await page.getByRole('button', { name: /所在城市/ }).click();
  await page.getByRole('button', { name: /重试|重新加载/ }).click();
  await expect(page.getByRole('option', { name: '北京市' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ userAgent: PHONE_AGENT, viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('the pages fit the width', async ({ page }) => {
    const complaints = collectComplaints(page);
    for (const path of PAGES)
      await test.step(path, async () => {
        await page.goto(path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
        expect(complaints).toEqual([]);
      });
  });

  test('the login form is all within the window, where nothing scrolls', async ({ page }) => {
    await page.goto('/login');
    for (const control of [
      page.getByRole('button', { name: '登录 / 注册' }),
      page.getByRole('button', { name: '获取验证码' }),
    ]) {
      const box = await control.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(375);
    }
  });

  test('the menu opens from the bar and leads on', async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('button', { name: '打开菜单' }).click();
    await page.getByRole('dialog').getByRole('link', { name: '保值率榜' }).click();
    await expect(page).toHaveURL('/usedCar/tabs2');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
