import {
  drawBusinessLicense,
  drawIdCardBack,
  drawIdCardFront,
  SAMPLE_COMPANIES,
  SAMPLE_PEOPLE,
} from '@cheyantong/sample-documents';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { barriersOf } from './support/barriers.ts';
import { confirmDoubtful, signByHand, uploadPhoto } from './support/certification.ts';
import { startOwnPortal } from './support/own-portal.ts';
import { becomeMember, newPhone } from './support/person.ts';
import { visit } from './support/visit.ts';

const PORT = 18_093;
const PAGE = '/personalCenter/authentication';

async function openMember(browser: Browser, baseURL: string): Promise<Page> {
  const viewport = { width: 1600, height: 1000 };
  const context = await browser.newContext({ baseURL, locale: 'zh-CN', viewport });
  const page = await context.newPage();
  await becomeMember(page, newPhone());
  return page;
}

const consentTo = (page: Page) => page.getByRole('checkbox', { name: /同意为身份认证处理/ }).click();
const field = (page: Page, label: string | RegExp) => page.getByRole('textbox', { name: label });
const submit = (page: Page) => page.getByRole('button', { name: '提交审核' }).click();

const expectState = (page: Page, word: string): Promise<void> =>
  expect(page.getByRole('heading', { name: word, exact: true })).toBeVisible();

/** The number of the submission that waits, of this kind. */
const waiting = (list: string, kind: string): string => {
  const line = list.split('\n').find((each) => each.includes(kind) && each.includes('审核中'));
  if (!line) throw new Error(`nothing of ${kind} waits: ${list}`);
  return line.trim().split(/\s+/)[0] ?? '';
};

test('a person and a company are certified from a photo to the approval, by way of a rejection', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const [person] = SAMPLE_PEOPLE;
  const [company] = SAMPLE_COMPANIES;
  if (!person || !company) throw new Error('there are no samples');
  const portal = await startOwnPortal(PORT, {});
  try {
    const member = await openMember(browser, portal.url);
    await visit(member, PAGE);
    await expect(member.getByLabel('选择文件：身份证人像面')).toBeDisabled();
    await consentTo(member);
    await uploadPhoto(member, '身份证人像面', await drawIdCardFront(person));
    await uploadPhoto(member, '身份证国徽面', await drawIdCardBack(person));
    await expect(field(member, '姓名')).toHaveValue(person.name);
    await expect(field(member, '身份证号')).toHaveValue(person.idNumber);
    await expect(field(member, '有效期截止日期')).toHaveValue(person.validEndDate);
    await confirmDoubtful(member);
    await expect(member.getByText('还差 1 项：手写签名')).toBeVisible();
    await signByHand(member);
    expect(await barriersOf(member)).toEqual([]);
    await submit(member);
    await expectState(member, '审核中');

    // The head of a company applies, and types the signature.
    const firm = await openMember(browser, portal.url);
    await visit(firm, `${PAGE}?type=company`);
    await consentTo(firm);
    await uploadPhoto(firm, '营业执照', await drawBusinessLicense(company));
    await expect(field(firm, '统一社会信用代码')).toHaveValue(company.creditCode);
    await confirmDoubtful(firm);
    await field(firm, /^联系人(?!手机|邮箱)/).fill(company.legalPerson);
    await firm.getByRole('button', { name: '改用键盘输入' }).click();
    await field(firm, '输入姓名').fill(company.legalPerson);
    await firm.getByRole('checkbox', { name: /作为本次认证的签名/ }).click();
    await submit(firm);
    await expectState(firm, '审核中');

    await portal.rest(async (type) => {
      const list = await type('certification', 'list');
      await type('certification', 'approve', waiting(list, '企业认证'));
      const reason = ['--reason', '国徽面有效期看不清', '--fields', 'back'];
      await type('certification', 'reject', waiting(list, '个人认证'), ...reason);
    });
    await firm.reload();
    await expectState(firm, '已认证');
    expect(await barriersOf(firm)).toEqual([]);

    // All is there again; the named photo alone has to be another.
    await member.reload();
    await expectState(member, '已驳回');
    await expect(member.getByText('原因：国徽面有效期看不清')).toBeVisible();
    await expect(field(member, '身份证号')).toHaveValue(person.idNumber);
    await expect(member.getByText('还差 1 项：身份证国徽面待重传')).toBeVisible();
    expect(await barriersOf(member)).toEqual([]);
    await uploadPhoto(member, '身份证国徽面', await drawIdCardBack(person));
    await confirmDoubtful(member);
    await expect(member.getByText('都齐了，可以提交')).toBeVisible();
    await submit(member);
    await expectState(member, '审核中');

    await portal.rest(async (type) => {
      const list = await type('certification', 'list');
      await type('certification', 'approve', waiting(list, '个人认证'));
    });
    await member.reload();
    await expectState(member, '已认证');
    await expect(member.getByText(`证件尾号 ${person.idNumber.slice(-4)}`)).toBeVisible();
    await member.getByRole('button', { name: '撤销认证' }).click();
    await member.getByRole('alertdialog').getByRole('button', { name: '撤销认证' }).click();
    await expect(member.getByRole('heading', { name: '拍证件' })).toBeVisible();
  } finally {
    await portal.close();
  }
});
