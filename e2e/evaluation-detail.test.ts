import { expect, test } from '@playwright/test';
import { barriersOf } from './support/barriers.ts';
import { collectComplaints } from './support/person.ts';
import { visit } from './support/visit.ts';

const RESULT = '/appraisal/detail?id=yuanhang-e5-safety-2026';
const compare = (...ids: string[]) => `/appraisal/compare?ids=${ids.join(',')}`;

test('a result can be worked out again, and is set beside others only where that means something', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await visit(page, RESULT);
  await expect(page.getByRole('heading', { level: 1, name: '示例 远航 E5 2026款' })).toBeVisible();
  // The weakest test is open from the start, the others on demand.
  const night = page.locator('#test-night-pedestrian');
  await expect(night.getByText('1.5 + (4 − 1.5) × (45 − 40) ÷ (60 − 40) = 2.13')).toBeVisible();
  await expect(night.getByRole('img', { name: /夜间行人制动的计分曲线/ })).toBeVisible();
  const front = page.locator('#test-front-mpdb');
  await front.locator('summary').click();
  await expect(front.getByText('8 − (8 − 0) × (38.6 − 35) ÷ (60 − 35) = 6.85')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '2并列示例 长风 A7' })).toContainText('83.0');
  expect(await barriersOf(page)).toEqual([]);

  await visit(page, compare('yuanhang-e5-safety-2026', 'beichen-s6-safety-2024'));
  await expect(page.getByText('不能比。')).toBeVisible();
  await expect(page.getByRole('link', { name: /^换一款 2026 版的/ })).toBeVisible();
  await page.getByRole('button', { name: '换一款，代替示例 北辰 S6 2024 版' }).click();
  const picker = page.getByRole('dialog', { name: '换成哪一款' });
  await picker.getByRole('searchbox', { name: '搜索测评' }).fill('云岭');
  await picker.getByRole('link', { name: /云岭 X7.*安全测评 2026 版/ }).click();
  await expect(page).toHaveURL(/ids=yuanhang-e5-safety-2026%2Cyunling-x7-safety-2026$/);
  await expect(page.getByText('可以比。')).toBeVisible();
  await expect(page.getByText('高 5.6')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('by keyboard a reader weighs for themselves, the link carries it, ours come back', async ({ page }) => {
  await visit(page, compare('yuanhang-e5-safety-2026', 'yunling-x7-safety-2026'));
  const child = page.getByRole('slider', { name: '儿童保护的权重' });
  await child.focus();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/weights=0-100-0-0$/);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/weights=0-99-0-1$|weights=1-99-0-0$/);
  await visit(page, page.url());
  await expect(child).toHaveAttribute('aria-valuetext', '99%，我们的权重是 20%');
  await expect(page.getByRole('region', { name: '按您的权重' })).toContainText('99');
  await expect(page.getByText('这是您自己的排法，不是车研通的评级。')).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await page.getByRole('button', { name: '恢复我们的权重' }).click();
  await expect(page).not.toHaveURL(/weights/);
  await expect(child).toHaveAttribute('aria-valuetext', '20%，我们的权重是 20%');
});

test('the signed PDF of a result is genuine at the desk, and a changed byte is caught', async ({ page }) => {
  await visit(page, RESULT);
  const address = await page.getByRole('link', { name: '下载签名 PDF' }).first().getAttribute('href');
  const pdf = await (await page.request.get(String(address))).body();
  const altered = Buffer.from(pdf);
  altered.writeUInt8(altered.readUInt8(400) ^ 1, 400);

  await page.getByRole('link', { name: '去核验' }).click();
  const answer = page.getByRole('region', { name: '核验结果' });
  await expect(answer.getByRole('heading', { level: 2 }).first()).toHaveText('真实有效');
  await expect(page.getByText('测评结果', { exact: true })).toBeVisible();
  const drop = page.getByLabel(/拖入收到的 PDF/);
  await drop.setInputFiles({ name: 'result.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(page.getByText('与签发的 PDF 完全一致')).toBeVisible();
  await drop.setInputFiles({ name: 'altered.pdf', mimeType: 'application/pdf', buffer: altered });
  await expect(page.getByText('文件已被改动')).toBeVisible();
});

test('without script every score, working and table is there, and a bad address gets a sentence', async ({
  request,
}) => {
  const read = async (address: string) => {
    const answer = await request.get(address);
    // React marks where texts meet.
    return { status: answer.status(), html: (await answer.text()).replaceAll('<!-- -->', '') };
  };
  const { html } = await read(RESULT);
  for (const words of [
    '34.66 + 16.89 + 15.23 + 16.72 = 83.50',
    '8 − (8 − 0) × (38.6 − 35) ÷ (60 − 35) = 6.85',
    '<td>行人制动</td><td>53</td>',
    '匿名在经销商购买',
    'reviewRating',
  ])
    expect(html).toContain(words);

  const old = await read('/appraisal/detail?id=chenghai-s5-safety-2026&revision=1');
  expect(old.html).toContain('这是旧版。');
  expect(old.html).toContain('录入时误用中肋');

  const pair = compare('yuanhang-e5-safety-2026', 'yunling-x7-safety-2026');
  expect((await read(`${pair}&weights=0-100-0-0`)).html).toContain('0 · 100 · 0 · 0');
  expect((await read(`${pair}&weights=90-90-0-0`)).html).toContain('链接里的权重读不懂');
  expect((await read(compare('yuanhang-e5-safety-2026', 'nobody'))).html).toContain(
    '有 1 款没有找到（nobody）',
  );
  expect((await read(compare('a', 'b', 'c', 'd', 'e'))).html).toContain('最多同时对比 4 款');
  expect(await read(compare('nobody'))).toMatchObject({ status: 404 });
  expect(await read('/appraisal/detail?id=nobody')).toMatchObject({ status: 404 });
  const mapped = await read(compare('tinglan-h6-energy-2024', 'tinglan-h6-energy-2022'));
  expect(mapped.html).toContain('折算 71.1 ± 3.8');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawing of a result is there, and its figures in a table', async ({ page }) => {
    await page.goto(RESULT);
    const radar = page.getByRole('img', { name: /组试验的得分率，最低的是/ });
    await expect(radar).toBeVisible();
    await expect(radar).toContainText('儿童保护');
    await page.getByText('看表格', { exact: true }).click();
    await expect(page.getByRole('table', { name: /组试验的得分率/ }).getByRole('row')).not.toHaveCount(0);
  });
});
