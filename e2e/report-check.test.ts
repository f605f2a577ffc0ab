import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { PHONE_AGENT } from './support/addresses.ts';
import { barriersOf } from './support/barriers.ts';
import { collectComplaints } from './support/person.ts';
import { visit } from './support/visit.ts';

const PAGE = '/traceability';
const CODE = 'JC-2026-1106-008842';
const NOBODYS_REPORT = 'JC-2026-1106-999999';
const PDF = Buffer.from('%PDF-1.7 the issued file');

const outcome = (page: Page) =>
  page.getByRole('region', { name: '核验结果' }).getByRole('heading', { level: 2 }).first();

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** What a gateway would answer about a report signed with a key of ours; the browser has to find out the rest. */
function signedReport() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const statement = JSON.stringify({
    reportCode: CODE,
    service: 'inspection',
    provider: '示例检测机构',
    issuedAt: '2026-11-06 16:42:08',
    vinMasked: 'LVH**********8842',
    verdict: '车况良好，没有事故、泡水和火烧痕迹。',
    demo: true,
    documentSha256: digestOf(Buffer.from('{}')),
    pdfSha256: digestOf(PDF),
  });
  const key = {
    keyId: 'test',
    algorithm: 'Ed25519',
    publicKey: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
    since: '2026-11-01 00:00:00',
  };
  const answer = {
    verdict: 'genuine',
    reportCode: CODE,
    supersededBy: null as string | null,
    withdrawnReason: null as string | null,
    orderType: 0,
    statement,
    signature: sign(null, Buffer.from(statement), privateKey).toString('base64'),
    algorithm: 'Ed25519',
    keyId: 'test',
    checkedTime: '2026-11-07 09:00:00',
  };
  return { key, answer };
}

type Signed = ReturnType<typeof signedReport>;

async function answerWith(page: Page, { key, answer }: Signed): Promise<void> {
  const envelope = (data: unknown) => ({ json: { code: '00000', msg: '一切ok', data } });
  await page.route('**/report/check/**', (route) => route.fulfill(envelope(answer)));
  await page.route('**/report/keys', (route) => route.fulfill(envelope([key])));
}

/** Typed in, so that it is this browser that asks: of an opened address the server has the answer ready. */
async function askAbout(page: Page, code = CODE): Promise<void> {
  await visit(page, PAGE);
  await page.getByRole('textbox', { name: /报告编号/ }).fill(code);
  await page.getByRole('button', { name: '核验', exact: true }).click();
}

test('a number nobody issued is unknown, however it is typed', async ({ page }) => {
  const complaints = collectComplaints(page);
  await visit(page, PAGE);
  await expect(page.getByRole('heading', { level: 1, name: '溯源查询' })).toBeVisible();
  await page.getByRole('button', { name: '核验', exact: true }).click();
  await expect(page.getByText('请输入或粘贴编号')).toBeVisible();
  await askAbout(page, ' jc-2026-1106-999999 ');
  await expect(page).toHaveURL(`${PAGE}?code=${NOBODYS_REPORT}`);
  await expect(outcome(page)).toHaveText('查无此报告');
  await expect(page.getByText('签名内容', { exact: true })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a sound signature is verified here, and shows only what was signed', async ({ page }) => {
  await answerWith(page, signedReport());
  await askAbout(page);
  await expect(outcome(page)).toHaveText('真实有效');
  await expect(page.getByText('车况良好，没有事故、泡水和火烧痕迹。', { exact: true })).toBeVisible();
  await page.getByText('用 OpenSSL 自己验证').click();
  await expect(page.getByText('openssl pkeyutl -verify')).toBeVisible();
});

test('one changed word, another key or another number: the signature does not hold', async ({ page }) => {
  const { key, answer } = signedReport();
  const forgeries: Signed[] = [
    { key, answer: { ...answer, statement: answer.statement.replace('良好', '优秀') } },
    { key: signedReport().key, answer },
    { key, answer: { ...answer, reportCode: 'JC-2026-1106-008843' } },
    { key: { ...key, keyId: 'old' }, answer },
  ];
  for (const forged of forgeries) {
    await answerWith(page, forged);
    await askAbout(page);
    await expect(outcome(page)).toHaveText('签名不符');
    await page.unrouteAll();
  }
});

test('a withdrawn report says why, a superseded one leads to the new one', async ({ page }) => {
  const { key, answer } = signedReport();
  await answerWith(page, {
    key,
    answer: { ...answer, verdict: 'withdrawn', withdrawnReason: '车辆信息有误' },
  });
  await askAbout(page);
  await expect(outcome(page)).toHaveText('已撤回');
  await expect(page.getByText('车辆信息有误')).toBeVisible();
  await page.unrouteAll();

  const supersededBy = 'JC-2026-1107-000001';
  await answerWith(page, { key, answer: { ...answer, verdict: 'superseded', supersededBy } });
  await askAbout(page);
  await expect(outcome(page)).toHaveText('已被新报告替代');
  await expect(page.getByRole('link', { name: `核验新报告 ${supersededBy}` })).toHaveAttribute(
    'href',
    `${PAGE}?code=${supersededBy}`,
  );
});

test('a received file is the issued one, or was changed', async ({ page }) => {
  await answerWith(page, signedReport());
  await askAbout(page);
  const file = page.getByLabel(/拖入收到的 PDF/);
  await file.setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(page.getByText('与签发的 PDF 完全一致')).toBeVisible();
  const altered = Buffer.concat([PDF, Buffer.from(' ')]);
  await file.setInputFiles({ name: 'altered.pdf', mimeType: 'application/pdf', buffer: altered });
  await expect(page.getByText('文件已被改动')).toBeVisible();
});

test('a file is enough: its report is found by the number in it, and the two are compared', async ({
  page,
}) => {
  await answerWith(page, signedReport());
  await visit(page, PAGE);
  await page
    .getByLabel(/拖入文件/)
    .setInputFiles({ name: `检测报告-${CODE}.pdf`, mimeType: 'application/pdf', buffer: PDF });
  await expect(page).toHaveURL(`${PAGE}?code=${CODE}`);
  await expect(outcome(page)).toHaveText('真实有效');
  await expect(page.getByText('与签发的 PDF 完全一致')).toBeVisible();
});

test('a check that could not be made is no verdict', async ({ page }) => {
  await page.route('**/report/check/**', (route) => route.abort());
  await askAbout(page, NOBODYS_REPORT);
  await expect(page.getByText('没能完成核验')).toBeVisible({ timeout: 15_000 });
  await page.unroute('**/report/check/**');
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(outcome(page)).toHaveText('查无此报告');
});

test('the check works with assistive technology and on a phone', async ({ page, browser }) => {
  await answerWith(page, signedReport());
  await askAbout(page);
  await expect(outcome(page)).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);

  const phone = await browser.newPage({ userAgent: PHONE_AGENT, viewport: { width: 375, height: 812 } });
  await answerWith(phone, signedReport());
  await askAbout(phone);
  await expect(outcome(phone)).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await phone.close();
});
