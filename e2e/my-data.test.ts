import { readFile } from 'node:fs/promises';
import { SECOND_MS, SMS_CODE } from '@cheyantong/domain';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { barriersOf } from './support/barriers.ts';
import { placeOrder } from './support/orders.ts';
import { becomeMember, codeFor, collectComplaints, newPhone } from './support/person.ts';
import { visit } from './support/visit.ts';

const PRIVACY = '/personalCenter/privacy';
const dialog = (page: Page) => page.getByRole('dialog');
const devices = (page: Page) => page.getByRole('list', { name: '登录设备' }).getByRole('listitem');

async function newMember(browser: Browser): Promise<{ page: Page; phone: string }> {
  const page = await (await browser.newContext()).newPage();
  const phone = newPhone();
  await becomeMember(page, phone);
  return { page, phone };
}

/** Asks for a code and types it in. A phone gets one message a minute: whoever has just logged in waits for it. */
async function proveWith(page: Page, field: string, phone: string): Promise<void> {
  const box = dialog(page).locator(`[data-field="${field}"]`);
  const sent = box.getByRole('button', { name: /秒后可重新获取/ });
  await expect(async () => {
    // A message on a slow machine may have gone out after the last look.
    if (!(await sent.isVisible())) await box.getByRole('button', { name: '获取验证码' }).click();
    await expect(sent).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: (SMS_CODE.resendSeconds + 20) * SECOND_MS, intervals: [4_000] });
  await box
    .getByRole('textbox')
    .first()
    .pressSequentially(await codeFor(page.request, phone));
}

test('a member changes name and phone, signs another device out, takes a consent back, and goes with all their data', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  // Three people at once, because each of them has to wait a minute for a second message.
  const [mover, owner, leaver] = await Promise.all([
    newMember(browser),
    newMember(browser),
    newMember(browser),
  ]);

  await test.step('the leaver takes their data along', async () => {
    const { page, phone } = leaver;
    const complaints = collectComplaints(page);
    await visit(page, PRIVACY);
    await page.getByRole('button', { name: '修改昵称' }).click();
    await dialog(page).getByRole('textbox', { name: '昵称' }).fill('要走的人');
    await dialog(page).getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('昵称已修改')).toBeVisible();
    expect(await barriersOf(page)).toEqual([]);

    await page.getByRole('button', { name: '申请导出' }).click();
    await expect(page.getByText('正在准备')).toBeVisible();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: /^下载压缩包/ }).click({ timeout: 60_000 });
    const archive = unzipSync(new Uint8Array(await readFile(await (await saving).path())));
    expect(Object.keys(archive).sort()).toEqual(['my-data.json', '我的数据.pdf']);
    const json = strFromU8(archive['my-data.json'] ?? new Uint8Array());
    expect(json).toContain('要走的人');
    expect(json).toContain(phone);
    expect(complaints).toEqual([]);
  });

  await test.step('the owner takes back a consent, told what that means', async () => {
    const { page } = owner;
    await placeOrder(page, 'repair');
    await visit(page, PRIVACY);
    await page.getByRole('button', { name: '撤回《车辆信息查询授权书》' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('已经完成的查询不受影响');
    await question.getByRole('button', { name: '撤回' }).click();
    const consents = page.getByRole('list', { name: '授权' }).getByRole('listitem');
    await expect(consents.filter({ hasText: '车辆信息查询授权书' })).toContainText('已撤回');
  });

  await test.step('the mover has another number', async () => {
    const { page, phone } = mover;
    const next = newPhone();
    await visit(page, PRIVACY);
    await page.getByRole('button', { name: '更换手机号' }).click();
    await expect(dialog(page)).toHaveAccessibleName('更换手机号');
    await proveWith(page, 'oldCode', phone);
    await dialog(page).getByRole('textbox', { name: '新手机号', exact: true }).fill(next);
    await proveWith(page, 'newCode', next);
    await dialog(page).getByRole('button', { name: '更换手机号' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(
      page.getByRole('button', { name: new RegExp(`^会员 ${next.slice(0, 3)}\\*{4}${next.slice(-4)}`) }),
    ).toBeVisible();
  });

  await test.step('the owner signs a second browser out', async () => {
    const elsewhere = await (await browser.newContext()).newPage();
    await becomeMember(elsewhere, owner.phone);
    await visit(elsewhere, '/personalCenter');
    await expect(elsewhere.getByRole('region', { name: '账号' })).toBeVisible();
    await visit(owner.page, PRIVACY);
    await expect(devices(owner.page)).toHaveCount(2);
    await owner.page.getByRole('button', { name: '退出其他设备' }).click();
    await owner.page.getByRole('alertdialog').getByRole('button', { name: '退出' }).click();
    await expect(devices(owner.page)).toHaveCount(1);
    await visit(elsewhere, '/personalCenter');
    await expect(elsewhere).toHaveURL(/\/login\?redirect=/);
    await elsewhere.close();
  });

  await test.step('the leaver closes the account and is nobody any more', async () => {
    const { page, phone } = leaver;
    await page.getByRole('button', { name: '看看注销会怎样' }).click();
    await expect(dialog(page).getByText('会删除，不能恢复')).toBeVisible();
    await dialog(page).getByRole('textbox', { name: '请输入“注销账号”' }).fill('注销账号');
    await proveWith(page, 'code', phone);
    await dialog(page).getByRole('button', { name: '确认注销' }).click();
    await expect(page.getByRole('heading', { name: '账号已注销' })).toBeVisible();
    await visit(page, '/personalCenter');
    await expect(page.getByText('请先登录')).toBeVisible();
  });
});
