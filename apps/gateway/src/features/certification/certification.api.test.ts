import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  addSignature,
  getAuthInfo,
  getMe,
  listMessages,
  submitCompanyAuth,
  submitPersonalAuth,
  withdrawAuth,
  withdrawConsent,
} from '@cheyantong/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { auditLog } from '../audit/tables.ts';
import { files } from '../files/tables.ts';
import { dropOldPhotos, expireCertifications } from './expire.ts';
import { operate, readCommand } from './operate.ts';
import { certifications } from './tables.ts';
import { type Applicant, newApplicant, newIdNumber } from './test-members.ts';
import { giveUpVerifying, verifyIdentity } from './verify-identity.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ SMS_PER_ADDRESS_HOURLY: '1000' });
  await gateway.features.agreements.prepare();
});
afterAll(() => gateway.close());

const desk = () => gateway.features.certification.desk;

async function type(...args: string[]): Promise<string> {
  const command = readCommand(args);
  if (command.name === 'help') throw new Error('help is not run');
  const lines: string[] = [];
  await operate(gateway.tools, command, (line) => lines.push(line));
  return lines.join('\n');
}

/** Agreed and signed: ready to submit. */
async function signed(): Promise<Applicant> {
  const applicant = await newApplicant(gateway);
  await applicant.consent();
  const url = await applicant.upload();
  expect((await applicant.ask(addSignature, { body: { url } })).code).toBe('00000');
  return applicant;
}

const info = async (applicant: Applicant) => (await applicant.ask(getAuthInfo, {})).data;
const rowOf = async (applicant: Applicant) => {
  const { data } = await applicant.ask(getMe, {});
  const [row] = await gateway.database.db
    .select()
    .from(certifications)
    .where(eq(certifications.memberId, BigInt(data.id)))
    .orderBy(sql`id desc`)
    .limit(1);
  if (!row) throw new Error('nothing was submitted');
  return row;
};

async function submitted(idCardNo?: string) {
  const applicant = await signed();
  const form = await applicant.personal(idCardNo);
  expect(await applicant.ask(submitPersonalAuth, { body: form })).toMatchObject({
    code: '00000',
    data: { authType: 1, authStatus: 1 },
  });
  const { id, memberId } = await rowOf(applicant);
  return { applicant, form, id, memberId, number: String(id) };
}

const fileStatus = async (url: string) => {
  const [file] = await gateway.database.db
    .select()
    .from(files)
    .where(eq(files.id, url.split('/').at(-1) ?? ''));
  return file?.status;
};

describe('a submission', () => {
  it('needs consent, then a signature, then photos of one’s own', async () => {
    const applicant = await newApplicant(gateway);
    const stranger = await newApplicant(gateway);
    const form = await applicant.personal();
    const signature = await applicant.upload();
    const send = async (body: typeof form) => {
      const { code, msg } = await applicant.ask(submitPersonalAuth, { body });
      return `${code} ${msg}`;
    };
    expect(await applicant.ask(addSignature, { body: { url: signature } })).toMatchObject({
      code: 'A0400',
      msg: '请阅读并同意《身份信息处理同意书》',
    });
    expect(await send({ ...form, agreedVersion: '' })).toBe('A0421 请阅读并同意《身份信息处理同意书》');
    expect(await send({ ...form, agreedVersion: '2020-01-01' })).toMatch(
      /^A0430 《身份信息处理同意书》已更新/,
    );
    expect(await send(form)).toBe('A0410 请先手写签名，再提交认证');
    await applicant.consent();
    expect((await applicant.ask(addSignature, { body: { url: await stranger.upload() } })).code).toBe(
      'A0400',
    );
    expect((await applicant.ask(addSignature, { body: { url: 'https://example.com/a.png' } })).code).toBe(
      'A0400',
    );
    expect((await applicant.ask(addSignature, { body: { url: signature } })).code).toBe('00000');
    expect(await send({ ...form, idCardBackUrl: await stranger.upload() })).toMatch(/^A0400 文件不存在/);
    expect(await info(applicant)).toMatchObject({
      authType: 0,
      authStatus: 0,
      signatureGiven: true,
      personal: null,
    });
    expect(await send(form)).toBe('00000 一切ok');
  });

  it.each([
    [{ realName: 'John' }, 'A0421 姓名应与证件一致'],
    [{ realName: '' }, 'A0421 请填写姓名'],
    [{ idCardNo: '110105194912310021' }, 'A0421 身份证号校验位不正确'],
    [{ birthday: '1949-12-30', idCardNo: '11010519491231002X' }, 'A0421 出生日期与身份证号不一致'],
    [{ gender: '男', idCardNo: '11010519491231002x' }, 'A0421 性别与身份证号不一致'],
    [{ validEndDate: '2021-01-01' }, 'A0421 身份证已过有效期'],
    [{ idCardFrontUrl: undefined }, 'A0410 请上传身份证人像面'],
  ])('with %j is refused with the name of the field', async (wrong, sentence) => {
    const applicant = await newApplicant(gateway);
    const body = {
      realName: '李建国',
      idCardNo: newIdNumber(),
      idCardFrontUrl: 'x',
      idCardBackUrl: 'x',
      agreedVersion: '2026-11-01',
      ...wrong,
    };
    const { code, msg } = await applicant.ask(submitPersonalAuth, { body: body as never });
    expect(`${code} ${msg}`).toContain(sentence);
  });

  it('of a company wants a letter from whoever is not its head', async () => {
    const applicant = await signed();
    const form = await applicant.company();
    const refused = await applicant.ask(submitCompanyAuth, { body: { ...form, contactName: '张三' } });
    expect(`${refused.code} ${refused.msg}`).toBe('A0421 联系人不是法定代表人时，请上传加盖公章的授权书');
    const letter = await applicant.upload();
    const body = { ...form, contactName: '张三', authLetterUrl: letter };
    expect(await applicant.ask(submitCompanyAuth, { body })).toMatchObject({
      data: { authType: 2, authStatus: 1 },
    });
    expect(await info(applicant)).toMatchObject({
      authTypeLabel: '企业认证',
      company: {
        creditCode: '91330100******058B',
        contactMobile: expect.stringContaining('****'),
        authLetterUrl: letter,
      },
    });
  });

  it('is one at a time, also when two are sent at once', async () => {
    const applicant = await signed();
    const [first, second] = [await applicant.personal(), await applicant.personal()];
    const answers = await Promise.all([
      applicant.ask(submitPersonalAuth, { body: first }),
      applicant.ask(submitPersonalAuth, { body: second }),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['00000', 'A0303']);
    const company = await applicant.ask(submitCompanyAuth, { body: await applicant.company() });
    expect(company).toMatchObject({ code: 'A0303', msg: '已有一份认证正在审核，请勿重复提交' });
  });

  it('rests on a signature, also when another one is given at that moment', async () => {
    const applicants = await Promise.all(Array.from({ length: 8 }, signed));
    for (const applicant of applicants) {
      const [body, url] = [await applicant.personal(), await applicant.upload()];
      const answers = await Promise.all([
        applicant.ask(submitPersonalAuth, { body }),
        applicant.ask(addSignature, { body: { url } }),
      ]);
      expect(answers.map(({ code }) => code)).toEqual(['00000', '00000']);
      expect((await rowOf(applicant)).signatureId).not.toBeNull();
    }
  });

  it('lies sealed in the database, and nobody reads a number there', async () => {
    const { form, applicant } = await submitted();
    const row = await rowOf(applicant);
    expect(row.keyId).not.toBeNull();
    const everything = JSON.stringify(row, (_key, value) =>
      typeof value === 'bigint'
        ? String(value)
        : value instanceof Uint8Array
          ? Buffer.from(value).toString('latin1')
          : value,
    );
    expect(everything).not.toContain(form.idCardNo);
    expect(Buffer.from(row.form ?? []).includes(form.idCardNo)).toBe(false);
    expect((await info(applicant)).personal.idCardNo).toBe(
      form.idCardNo.replace(/^(.{6}).{8}/, '$1********'),
    );
  });
});

describe('a reviewer', () => {
  it('looks, approves once, and the member is told', async () => {
    const { applicant, number, form, memberId } = await submitted();
    expect(await type('list')).toContain(`${number}  个人认证  审核中  会员 ${memberId}`);
    expect(await type('list')).not.toContain(form.idCardNo);
    expect(await type('show', number)).toContain(`身份证号：${form.idCardNo}`);
    expect(await type('photo', number, 'front')).toMatch(/^http.+expires=\d+&signature=/);
    const file = join(tmpdir(), `photo-of-${number}.jpg`);
    expect(await type('photo', number, 'back', '--file', file)).toContain('看完请删除');
    expect([...readFileSync(file).subarray(0, 2)]).toEqual([0xff, 0xd8]);
    rmSync(file);
    expect(await info(applicant)).toMatchObject({ photosViewed: 2, authStatus: 1 });

    expect(await type('approve', number)).toBe(`${number} 已通过，已通知会员。`);
    expect(await type('approve', number)).toBe(`${number} 不在待审核之列，未作改动。`);
    expect(await type('reject', number, '--reason', '迟了')).toContain('未作改动');
    expect(await info(applicant)).toMatchObject({
      authStatus: 2,
      authStatusLabel: '已认证',
      approvedPersonal: true,
      approvedCompany: false,
      photosDeleteTime: expect.any(String),
      personal: { idCardNo: expect.stringContaining('********') },
    });
    expect((await applicant.ask(getMe, {})).data).toMatchObject({ authType: 1, authStatus: 2 });
    const again = await applicant.ask(submitPersonalAuth, { body: await applicant.personal() });
    expect(again).toMatchObject({ code: 'A0500', msg: '已认证，无需重复提交' });
    const messages = await applicant.ask(listMessages, { query: {} });
    expect(messages.data.list[0]).toMatchObject({ kind: 'certification', title: '您的个人认证已通过' });
    const log = await gateway.database.db.select().from(auditLog).where(eq(auditLog.memberId, memberId));
    expect(log.map(({ action, actorName }) => `${actorName} ${action}`)).toEqual([
      '审核员甲 identity.viewed',
      '审核员甲 photo.viewed',
      '审核员甲 photo.viewed',
      '审核员甲 certification.approved',
    ]);
    expect(
      JSON.stringify(log, (_key, value) => (typeof value === 'bigint' ? String(value) : value)),
    ).not.toContain(form.idCardNo);
  });

  it('rejects with a reason and the photo to mend; all else is kept and sent again', async () => {
    const { applicant, number, form } = await submitted();
    await type('reject', number, '--reason', '国徽面反光', '--fields', 'back,有效期截止日期');
    const told = await info(applicant);
    expect(told).toMatchObject({
      authStatus: 3,
      rejectReason: '国徽面反光',
      rejectedFields: ['idCardBackUrl', 'validEndDate'],
      signatureGiven: true,
      personal: { idCardNo: form.idCardNo, idCardFrontUrl: form.idCardFrontUrl },
    });
    const back = await applicant.upload();
    const {
      gender: _gender,
      nation: _nation,
      birthday: _birthday,
      address: _address,
      issueAuthority: _authority,
      ...kept
    } = told.personal;
    const body = { ...kept, idCardBackUrl: back, agreedVersion: form.agreedVersion };
    expect((await applicant.ask(submitPersonalAuth, { body })).code).toBe('00000');
    expect(await fileStatus(form.idCardFrontUrl)).toBe('kept');
    expect(await fileStatus(form.idCardBackUrl)).toBe('released');
    expect(await info(applicant)).toMatchObject({ authStatus: 1, rejectReason: null, rejectedFields: [] });
    await applicant.ask(withdrawAuth, {});
    expect(await type('show', number)).not.toContain('国徽面反光');
  });

  it('does not certify one person twice, and sees that somebody tried', async () => {
    const { number, form, applicant } = await submitted();
    const other = await submitted(form.idCardNo);
    expect(await type('show', other.number)).toContain('同一证件号另有其他账号的 1 份提交');
    await type('approve', number);
    expect(await type('approve', other.number)).toContain('已在其他账号认证，未作改动');
    const third = await signed();
    expect(await third.ask(submitPersonalAuth, { body: await third.personal(form.idCardNo) })).toMatchObject({
      code: 'A0500',
      msg: expect.stringContaining('该身份证号已在其他账号认证'),
    });
    // Whoever is free of it may be certified elsewhere.
    await applicant.ask(withdrawAuth, {});
    expect(await type('approve', other.number)).toContain('已通过');
  });
});

describe('the registers', () => {
  const answer = (mode: string, number: string) =>
    fetch(`${gateway.simulatorsUrl}/identity/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode, number }),
    });

  it('say whether it fits, and the reviewer decides whatever they say', async () => {
    const { id, number, form, memberId } = await submitted();
    await answer('mismatch', form.idCardNo);
    await verifyIdentity(desk(), id);
    expect(await type('list')).toMatch(new RegExp(`${number}  .*核验：不一致`));
    const handed = await gateway.database.db.select().from(auditLog).where(eq(auditLog.memberId, memberId));
    expect(handed).toMatchObject([{ actorKind: 'provider', action: 'phone.handed' }]);
    expect(await type('approve', number)).toContain('已通过');
  });

  it('that are away leave it waiting, and are asked again', async () => {
    const { id, number, form, memberId } = await submitted();
    await answer('error', form.idCardNo);
    await expect(verifyIdentity(desk(), id)).rejects.toThrow('identity service');
    await expect(verifyIdentity(desk(), id)).rejects.not.toThrow(form.idCardNo);
    expect(await type('list')).toMatch(new RegExp(`${number}  个人认证  审核中 .*核验：进行中`));
    const handed = await gateway.database.db.select().from(auditLog).where(eq(auditLog.memberId, memberId));
    expect(handed).toHaveLength(1);
    await giveUpVerifying(gateway.database.db, id);
    expect(await type('show', number)).toContain('核验：未能核验，请以照片为准');
  });
});

describe('what was approved', () => {
  const approved = async () => {
    const one = await submitted();
    await type('approve', one.number);
    return one;
  };
  const change = (id: bigint, set: object) =>
    gateway.database.db.update(certifications).set(set).where(eq(certifications.id, id));

  it('ends with its document, and can be renewed', async () => {
    const { applicant, id } = await approved();
    await change(id, { validUntil: '2026-01-01' });
    await expireCertifications(desk());
    expect(await info(applicant)).toMatchObject({
      authStatus: 0,
      authStatusLabel: '已过期',
      expired: true,
      approvedPersonal: false,
    });
    const { data } = await applicant.ask(listMessages, { query: {} });
    expect(data.list[0].title).toBe('您的个人认证已过期');
    expect((await applicant.ask(submitPersonalAuth, { body: await applicant.personal() })).code).toBe(
      '00000',
    );
  });

  it('loses its photos after thirty days; result and digests stay', async () => {
    const { applicant, id, form } = await approved();
    await dropOldPhotos(desk());
    expect(await fileStatus(form.idCardFrontUrl)).toBe('kept');
    await change(id, { decidedAt: sql`now() - interval '31 days'` });
    await dropOldPhotos(desk());
    expect(await fileStatus(form.idCardFrontUrl)).toBe('released');
    expect(await type('photo', String(id), 'front')).toContain('已删除');
    expect(await info(applicant)).toMatchObject({
      authStatus: 2,
      photosDeleteTime: null,
      personal: { idCardFrontUrl: '', idCardBackUrl: '' },
    });
    expect((await rowOf(applicant)).photos.idCardFrontUrl?.digest).toMatch(/^[0-9a-f]{64}$/);
  });

  it('goes with photos, signature and number as soon as it is withdrawn', async () => {
    const { applicant, form, memberId } = await approved();
    const { signatureUrl } = await info(applicant);
    expect((await applicant.ask(withdrawAuth, {})).code).toBe('00000');
    expect(await info(applicant)).toMatchObject({
      authType: 0,
      authStatus: 0,
      personal: null,
      signatureGiven: false,
    });
    expect(await rowOf(applicant)).toMatchObject({ status: 'withdrawn', form: null, numberIndex: null });
    for (const url of [form.idCardFrontUrl, form.idCardBackUrl, signatureUrl])
      expect(await fileStatus(url)).toBe('released');
    expect(await applicant.ask(withdrawAuth, {})).toMatchObject({ code: 'A0401', msg: '没有可以撤销的认证' });
    const certified = await gateway.features.certification.of(gateway.database.db, memberId);
    expect(certified).toEqual({ personal: null, company: null });
  });

  it('goes likewise with the consent it rests on', async () => {
    const { applicant, form } = await approved();
    const withdrawn = await applicant.ask(withdrawConsent, { params: { document: 'identityConsent' } });
    expect(withdrawn.code).toBe('00000');
    expect(await info(applicant)).toMatchObject({ authType: 0, signatureGiven: false });
    expect(await fileStatus(form.idCardFrontUrl)).toBe('released');
  });

  it('tells others the company it stands for, stands in the export, and goes with the account', async () => {
    const { applicant, memberId, form } = await approved();
    expect((await applicant.ask(submitCompanyAuth, { body: await applicant.company() })).code).toBe('00000');
    await type('approve', String((await rowOf(applicant)).id));
    const { certification } = gateway.features;
    expect(await certification.of(gateway.database.db, memberId)).toMatchObject({
      personal: { name: '李建国' },
      company: { name: '示例（天津）汽车服务有限公司', creditCode: '91330100799655058B' },
    });
    const { title, data } = await certification.personalData(gateway.database.db, memberId);
    expect(title).toBe('身份认证');
    expect(data).toMatchObject([{ 类型: '企业认证' }, { 填写的内容: { 身份证号: form.idCardNo } }]);
    await gateway.database.db.transaction((tx) => certification.forget(tx, memberId));
    expect(await info(applicant)).toMatchObject({
      authType: 0,
      approvedPersonal: false,
      approvedCompany: false,
    });
  });
});

it('somebody else’s certification is nowhere to be seen', async () => {
  await submitted();
  const stranger = await newApplicant(gateway);
  expect(await info(stranger)).toMatchObject({ authType: 0, personal: null, company: null, photosViewed: 0 });
  expect((await stranger.ask(withdrawAuth, {})).code).toBe('A0401');
});

it('a new key seals everything anew, and the old one opens nothing any more', async () => {
  const { applicant, form } = await submitted();
  const keys = `new:${'11'.repeat(32)}`;
  const { readEnv } = await import('../../env.ts');
  const { fileKeys } = readEnv({ FILE_KEYS: keys });
  const old = gateway.tools.settings.fileKeys;
  const settings = {
    ...gateway.tools.settings,
    fileKeys: { current: fileKeys.current, byId: new Map([...fileKeys.byId, ...old.byId]) },
  };
  const lines: string[] = [];
  await operate({ ...gateway.tools, settings }, { name: 'reseal' }, (line) => lines.push(line));
  expect(lines[0]).toMatch(/^已重新加密 \d+ 份。$/);
  expect((await rowOf(applicant)).keyId).toBe('new');
  await operate(
    { ...gateway.tools, settings: { ...settings, fileKeys } },
    { name: 'show', id: (await rowOf(applicant)).id },
    (line) => lines.push(line),
  );
  expect(lines.at(-1)).toContain(form.idCardNo);
});

describe('the operator’s command line', () => {
  it.each([
    [[], { name: 'help' }],
    [['list', '--all'], { name: 'list', all: true }],
    [['photo', '1001', 'front'], { name: 'photo', id: 1001n, photo: 'front', file: null }],
    [['reject', '1001', '--reason', ' 模糊 '], { name: 'reject', id: 1001n, reason: '模糊', fields: [] }],
  ])('reads %j', (args, command) => {
    expect(readCommand(args)).toEqual(command);
  });

  it.each([
    [['reject', '1001'], '请用 --reason'],
    [['photo', '1001'], '请给出要看的照片'],
    [['approve', '一'], '提交的编号应为数字'],
    [['approve', '1001', '1002'], '看不懂的命令'],
    [['delete', '1001'], '不认识的命令'],
  ])('says what is wrong with %j', (args, sentence) => {
    expect(() => readCommand(args)).toThrow(sentence);
  });
});
