import { execFile } from 'node:child_process';
import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { sm2 } from 'sm-crypto-v2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '../document/digest.ts';
import { operate, readCommand } from '../operate.ts';
import { reports } from '../tables.ts';
import {
  CHECK_URL,
  KEYS_URL,
  type Office,
  openOffice,
  PDF_LINK_PATH,
  REPORT_PATHS,
  SIGNED_PATH,
} from '../test-office.ts';

const run = promisify(execFile);
const hasOpenssl = await run('openssl', ['version']).then(
  () => true,
  () => false,
);

interface Signed {
  reportCode: string;
  document: string;
  statement: string;
  signature: string;
  algorithm: string;
  keyId: string;
}

/** What a customer can get hold of: the signed text, the file, and the published key. */
async function handedOut(office: Office) {
  const { customer, orderNo } = await office.reported('repair');
  const signed: Signed = (await customer.call('GET', SIGNED_PATH(orderNo))).json().data;
  const { url } = (await customer.call('GET', PDF_LINK_PATH(orderNo))).json().data;
  const pdf = (await office.gateway.app.inject(url)).rawPayload;
  const keys: { keyId: string; publicKey: string }[] = (await office.gateway.app.inject(KEYS_URL)).json()
    .data;
  const publicKey = keys.find(({ keyId }) => keyId === signed.keyId)?.publicKey ?? '';
  return { customer, orderNo, signed, pdf, publicKey, statement: JSON.parse(signed.statement) };
}

describe('a report signed with Ed25519', () => {
  let office: Office;
  let report: Awaited<ReturnType<typeof handedOut>>;
  beforeAll(async () => {
    office = await openOffice();
    report = await handedOut(office);
  });
  afterAll(() => office.gateway.close());

  const proves = (statement: string): boolean =>
    verify(
      null,
      Buffer.from(statement),
      createPublicKey(report.publicKey),
      Buffer.from(report.signed.signature, 'base64'),
    );

  it('is proved by the published key, down to document and file', () => {
    expect(report.signed.algorithm).toBe('Ed25519');
    expect(proves(report.signed.statement)).toBe(true);
    expect(sha256(report.signed.document)).toBe(report.statement.documentSha256);
    expect(sha256(report.pdf)).toBe(report.statement.pdfSha256);
  });

  it('fails when a letter of statement, document or file is another', () => {
    expect(proves(report.signed.statement.replace('repair', 'accident'))).toBe(false);
    expect(sha256(report.signed.document.replace('2021', '2022'))).not.toBe(report.statement.documentSha256);
    const altered = Buffer.from(report.pdf);
    altered[100] = (altered[100] ?? 0) ^ 1;
    expect(sha256(altered)).not.toBe(report.statement.pdfSha256);
  });

  it.skipIf(!hasOpenssl)('is proved by openssl, as docs/reports.md shows', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cheyantong-openssl-'));
    const file = (name: string) => join(folder, name);
    await writeFile(file('statement.json'), report.signed.statement);
    await writeFile(file('statement.sig'), Buffer.from(report.signed.signature, 'base64'));
    await writeFile(file('key.pem'), report.publicKey);
    await writeFile(file('forged.json'), report.signed.statement.replace('repair', 'accident'));
    const check = (statement: string) =>
      run('openssl', [
        ...['pkeyutl', '-verify', '-pubin', '-inkey', file('key.pem'), '-rawin'],
        ...['-in', file(statement), '-sigfile', file('statement.sig')],
      ]);
    expect((await check('statement.json')).stdout).toContain('Signature Verified Successfully');
    await expect(check('forged.json')).rejects.toThrow();
    await rm(folder, { recursive: true });
  });

  it('cannot be changed or deleted, not even in the database', async () => {
    const mine = eq(reports.reportCode, report.signed.reportCode);
    const changes = [
      { document: '{}' },
      { pdf: new Uint8Array([1]), pdfFileId: null },
      { pdfFileId: randomUUID() },
      { statement: '{}' },
      { signature: 'x' },
    ];
    for (const change of changes) {
      await expect(office.db.update(reports).set(change).where(mine)).rejects.toThrow();
    }
    await expect(office.db.delete(reports).where(mine)).rejects.toThrow();
    await expect(office.db.execute(sql`truncate reports`)).rejects.toThrow();
    expect((await report.customer.call('GET', SIGNED_PATH(report.orderNo))).json().data).toEqual(
      report.signed,
    );
  });

  it('can be withdrawn by an operator, for a reason that everybody reads', async () => {
    const { customer, orderNo, signed } = await handedOut(office);
    const lines: string[] = [];
    const operator = async (...args: string[]) => {
      const command = readCommand(args);
      if (command.name !== 'help')
        await operate({ db: office.db, enqueue: office.gateway.jobs.enqueue }, command, (line) =>
          lines.push(line),
        );
    };
    await operator('withdraw', signed.reportCode.toLowerCase(), '--reason', '车辆信息有误');
    await operator('withdraw', signed.reportCode, '--reason', '车辆信息有误');
    expect(lines).toEqual([
      `${signed.reportCode} 已撤回。`,
      `${signed.reportCode} 不存在或已撤回，未作改动。`,
    ]);
    expect((await office.gateway.app.inject(CHECK_URL(signed.reportCode))).json().data).toMatchObject({
      verdict: 'withdrawn',
      withdrawnReason: '车辆信息有误',
      statement: signed.statement,
    });
    expect(await customer.messages()).toMatchObject([
      { title: '维修报告已撤回', text: expect.stringContaining('车辆信息有误') },
      { title: '维修报告已出具' },
      { title: expect.stringContaining('已付款') },
    ]);
    const read = (await customer.call('GET', REPORT_PATHS.repair(orderNo))).json();
    expect(read).toMatchObject({ code: 'A0500', msg: '该报告已撤回：车辆信息有误' });
  });
});

describe('a report signed with SM2', () => {
  it('is proved by the published key', async () => {
    const office = await openOffice({ REPORT_SIGNATURE: 'sm2' });
    const { signed, publicKey, pdf, statement } = await handedOut(office);
    const signature = Buffer.from(signed.signature, 'base64').toString('hex');
    const proves = (text: string) =>
      sm2.doVerifySignature(Buffer.from(text), signature, publicKey, { hash: true, der: true });
    expect(signed.algorithm).toBe('SM2');
    expect(publicKey).toMatch(/^04[0-9a-f]{128}$/);
    expect(proves(signed.statement)).toBe(true);
    expect(proves(signed.statement.replace('repair', 'accident'))).toBe(false);
    expect(sha256(pdf)).toBe(statement.pdfSha256);
    await office.gateway.close();
  });
});
