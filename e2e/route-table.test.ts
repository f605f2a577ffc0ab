import { PAGE_PATHS } from '@cheyantong/domain';
import { expect, type Page, test } from '@playwright/test';
import { PHONE_AGENT } from './support/addresses.ts';
import { barriersOf } from './support/barriers.ts';
import { htmlFaults } from './support/html-faults.ts';
import { collectComplaints } from './support/person.ts';
import { expectReadableOnLargeScreens } from './support/readable.ts';
import { isLaidOut, outlinesAreFilled } from './support/visit.ts';

interface Row {
  path: string;
  /** What stands as the page's name; home and login have a headline of their own. */
  heading: string;
  /** From home to the page; empty where the page has none. */
  breadcrumb: string[];
  background?: 'white' | 'grey';
  menu?: boolean;
  nav?: boolean;
}

const below = (parents: string[], rows: [path: string, name: string][], more: Partial<Row> = {}): Row[] =>
  rows.map(([path, name]) => ({ path, heading: name, breadcrumb: ['首页', ...parents, name], ...more }));

const ROUTES: Row[] = [
  { path: '/', heading: '买之前，先看清一辆车的来历', breadcrumb: [], background: 'white' },
  { path: '/home', heading: '买之前，先看清一辆车的来历', breadcrumb: [], background: 'white' },
  { path: '/login', heading: '登录车研通', breadcrumb: [], menu: false },
  ...below([], [['/reusableHome', '再用件']], { background: 'white' }),
  ...below(
    ['再用件'],
    [
      ['/reusableTabs/tabs1', '再用件展厅'],
      ['/reusableTabs/tabs2', '再用件资讯'],
      ['/reusableTabs/tabs3', '再用件服务'],
      ['/reusableTabs/tabs4', '溯源核验'],
    ],
  ),
  ...below(['再用件', '再用件资讯'], [['/information-detail', '资讯详情']]),
  ...below(['再用件', '再用件展厅'], [['/reusableDetail', '再用件详情']]),
  { path: '/miniWebH5', heading: '买之前，先查清一辆车', breadcrumb: [], menu: false, nav: false },
  { path: '/miniWebH5Dev', heading: '此页只在测试环境提供', breadcrumb: [], menu: false, nav: false },
  ...below(
    ['新闻资讯'],
    [
      ['/information/tabs1', '平台发布'],
      ['/information/tabs2', '测评公告'],
      ['/information/tabs3', '结果发布'],
      ['/information/tabs4', '检测公告'],
      ['/notices', '平台公告'],
    ],
  ),
  ...below(['新闻资讯', '测评公告'], [['/information/tabs2/detail', '资讯详情']]),
  ...below(['新闻资讯', '平台公告'], [['/notice-detail', '公告详情']]),
  ...below(
    ['检测测评'],
    [
      ['/appraisal/tabs1', '测评专区'],
      ['/appraisal/tabs2', '消费者专区'],
    ],
  ),
  ...below(
    ['检测测评', '测评专区'],
    [
      ['/appraisal/tabs1/more', '更多测评'],
      ['/appraisal/detail', '测评详情'],
      ['/appraisal/compare', '测评对比'],
      ['/appraisal/method', '我们怎么测'],
    ],
  ),
  ...below(['检测测评', '消费者专区'], [['/appraisal/tabs2/detail', '消费者资讯详情']]),
  ...below(
    ['车辆服务'],
    [
      ['/vehicleService/detection', '车辆检测'],
      ['/vehicleService/repair', '维修报告'],
      ['/vehicleService/insurance', '出险报告'],
      ['/vehicleService/battery', '电池报告'],
    ],
  ),
  ...below([], [['/referralService', '推荐服务']]),
  ...below(
    ['二手车'],
    [
      ['/usedCar/tabs1', '二手车展厅'],
      ['/usedCar/tabs2', '保值率榜'],
    ],
  ),
  ...below(['二手车', '二手车展厅'], [['/usedCar/detail', '车辆详情']]),
  ...below([], [['/search', '站内搜索']]),
  ...below([], [['/offline', '离线阅读']]),
  { path: '/agreement', heading: '用户协议', breadcrumb: ['首页', '协议与声明'] },
  ...below([], [['/estimate', '卖车估值']]),
  ...below(['卖车估值'], [['/estimate/detail', '估值详情']]),
  ...below([], [['/traceability', '溯源查询']]),
  ...below(
    ['溯源查询'],
    [
      ['/traceability/detail', '配件溯源详情'],
      ['/traceability/detail2', '电池溯源详情'],
    ],
  ),
  ...below([], [['/personalCenter', '个人中心']], { menu: false }),
  ...below(
    ['个人中心'],
    [
      ['/personalCenter/detail', '订单详情'],
      ['/personalCenter/report', '报告详情'],
      ['/personalCenter/maintenance', '维修报告详情'],
      ['/personalCenter/batteryDetail', '电池报告详情'],
      ['/personalCenter/authentication', '身份认证'],
      ['/personalCenter/messages', '消息'],
      ['/personalCenter/invoices', '发票'],
      ['/personalCenter/privacy', '隐私与授权'],
    ],
    { menu: false },
  ),
  { path: '/personalCenter/closed', heading: '账号已注销', breadcrumb: [], menu: false },
  ...below(
    ['关于我们'],
    [
      ['/aboutUs/synopsis', '公司简介'],
      ['/aboutUs/introduce', '服务介绍'],
      ['/aboutUs/structure', '组织架构'],
      ['/aboutUs/contact', '联系我们'],
    ],
  ),
];

/** They lead to the first page of their section. */
const LEADING_ON = ['/reusableTabs', '/information', '/appraisal', '/vehicleService', '/usedCar', '/aboutUs'];

const COLOURS = { white: 'rgb(255, 255, 255)', grey: 'rgb(244, 246, 250)' };

/** The pages of a section are looked at by one visitor, one after the other. */
const SECTIONS = Map.groupBy(ROUTES, ({ breadcrumb: [, section = '首页'] }) => section);

async function expectInFrame(page: Page, row: Row, complaints: readonly string[]): Promise<void> {
  const { path, heading, breadcrumb, background = 'grey', menu = true, nav = true } = row;
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle('车研通');
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);

  const crumbs = page.getByRole('navigation', { name: '面包屑' });
  if (breadcrumb.length > 0) await expect(crumbs.getByRole('listitem')).toHaveText(breadcrumb);
  else await expect(crumbs).toHaveCount(0);

  await expect(page.getByRole('banner')).toHaveCount(nav ? 1 : 0);
  await expect(page.getByRole('navigation', { name: '主菜单' })).toHaveCount(menu ? 1 : 0);
  await expect(page.locator('[data-background]')).toHaveCSS('background-color', COLOURS[background]);
  expect(await barriersOf(page)).toEqual([]);
  await outlinesAreFilled(page);
  await isLaidOut(page);
  await expectReadableOnLargeScreens(page);
  expect(complaints).toEqual([]);
}

test('no page is left out here', () => {
  const looked = ROUTES.map(({ path }) => path).filter((path) => path !== '/');
  expect([...looked, ...LEADING_ON].toSorted()).toEqual(PAGE_PATHS.toSorted());
});

for (const [section, rows] of SECTIONS) {
  test(`every page of 「${section}」 shows its name in its frame, fits every screen, and keeps nobody out`, async ({
    page,
  }) => {
    const complaints = collectComplaints(page);
    for (const row of rows)
      await test.step(`${row.path} shows 「${row.heading}」`, () => expectInFrame(page, row, complaints));
  });
}

/** What a list shows first: one page of each kind that needs more than its path. */
const OPENED_FROM_LISTS = [
  ['/usedCar/tabs1', /\/usedCar\/detail\?vehicleId=\d+/],
  ['/reusableTabs/tabs1', /\/reusableDetail\?partId=\d+/],
  ['/information/tabs1', /\/information\/tabs2\/detail\?id=[\w-]+/],
  ['/notices', /\/notice-detail\?id=[\w-]+/],
  ['/appraisal/tabs1', /\/appraisal\/detail\?id=[\w-]+/],
  ['/appraisal/tabs2', /\/appraisal\/tabs2\/detail\?id=[\w-]+/],
] as const;

/** What they show depends on more than their path; of the first three there is nothing. */
const MORE_ADDRESSES = [
  '/usedCar/detail?vehicleId=999999999',
  '/reusableDetail?partId=999999999',
  '/information/tabs2/detail?id=nobody-wrote-this',
  '/appraisal/compare?ids=yuanhang-e5-safety-2026,yunling-x7-safety-2026',
  '/agreement?id=privacyStatement&view=changes',
];

test('the HTML of every page is valid, on large screens and on phones', async ({ request }) => {
  // Two hundred pages, and a checker that reads its own rules for half a minute.
  test.slow();
  const pages = new Map<string, string>();
  for (const [device, agent] of [
    ['desktop', 'Mozilla/5.0 (X11; Linux x86_64)'],
    ['phone', PHONE_AGENT],
  ] as const) {
    const read = async (path: string): Promise<string> => {
      const html = await (await request.get(path, { headers: { 'user-agent': agent } })).text();
      pages.set(`${path} on a ${device}`, html);
      return html;
    };
    for (const { path } of ROUTES) await read(path);
    for (const [list, link] of OPENED_FROM_LISTS) {
      const [address] = link.exec(await read(list)) ?? [];
      if (!address) throw new Error(`${list} leads to no page of its kind`);
      await read(address);
    }
    for (const address of MORE_ADDRESSES) await read(address);
  }
  expect(await htmlFaults(pages)).toEqual([]);
});

test('what the sitemap names is there: every page, and of each piece the first, the last and one between', async ({
  request,
}) => {
  const named = async (address: string): Promise<string[]> => {
    const xml = await (await request.get(new URL(address).pathname)).text();
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => found.replaceAll('&amp;', '&'));
  };
  const sitemaps = await named('https://portal.example/sitemap.xml');
  expect(sitemaps.map((address) => new URL(address).pathname)).toEqual(
    expect.arrayContaining(
      ['pages', 'articles-0', 'cars-0', 'parts-0'].map((piece) => `/sitemap-${piece}.xml`),
    ),
  );
  for (const sitemap of sitemaps) {
    const pages = await named(sitemap);
    const sample = sitemap.includes('pages')
      ? pages
      : [0, pages.length >> 1, -1].map((at) => pages.at(at) ?? '');
    for (const page of sample) {
      const { pathname, search } = new URL(page);
      const answer = await request.get(pathname + search, { maxRedirects: 0 });
      expect([page, answer.status()]).toEqual([page, 200]);
    }
  }
});

const LEADS_TO = [
  ['/information', '/information/tabs1'],
  ['/appraisal', '/appraisal/tabs1'],
  ['/vehicleService', '/vehicleService/detection'],
  ['/usedCar', '/usedCar/tabs1'],
  ['/reusableTabs', '/reusableTabs/tabs1'],
  ['/aboutUs', '/aboutUs/synopsis'],
  ['/nobody/knows/this', '/home'],
  ['/showcase', '/home'],
] as const;

test('an address without a page of its own leads to one', async ({ request, baseURL }) => {
  for (const [from, to] of LEADS_TO)
    await test.step(`${from} leads to ${to}`, async () => {
      const answer = await request.get(from);
      expect([answer.status(), answer.url()]).toEqual([200, `${baseURL}${to}`]);
    });
});

test('a section link in the page leads on without a reload', async ({ page }) => {
  await page.goto('/usedCar/detail');
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  await page
    .getByRole('navigation', { name: '面包屑' })
    .getByRole('link', { name: '二手车', exact: true })
    .click();
  await expect(page).toHaveURL('/usedCar/tabs1');
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
});
