import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sm2 } from 'sm-crypto-v2';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { opensslCommands } from './openssl-commands.ts';

const STATEMENT = `{"reportCode":"JC-1","verdict":"it's 车况良好"}`;
const published = { keyId: '1', since: '2026-11-01 00:00:00' };

function hasOpenssl(): boolean {
  try {
    return execFileSync('sh', ['-c', 'openssl version']).toString().startsWith('OpenSSL 3');
  } catch {
    return false;
  }
}

describe.runIf(hasOpenssl())('the commands shown beside a report', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'check-'));
    writeFileSync(join(folder, 'report.pdf'), '%PDF');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const run = (commands: string) =>
    execFileSync('sh', ['-ec', commands], { cwd: folder, stdio: 'pipe' }).toString();

  it('verify an Ed25519 signature, and refuse altered words', () => {
    const pair = generateKeyPairSync('ed25519');
    const publicKey = pair.publicKey.export({ format: 'pem', type: 'spki' }).toString();
    const key = { ...published, algorithm: 'Ed25519' as const, publicKey };
    const signature = sign(null, Buffer.from(STATEMENT), pair.privateKey).toString('base64');
    expect(run(opensslCommands(STATEMENT, signature, key))).toContain('Signature Verified Successfully');
    expect(() => run(opensslCommands(STATEMENT.replace('良', '优'), signature, key))).toThrow();
  });

  it('verify an SM2 signature, and refuse altered words', () => {
    const { privateKey, publicKey } = sm2.generateKeyPairHex();
    const key = { ...published, algorithm: 'SM2' as const, publicKey };
    const hex = sm2.doSignature(Buffer.from(STATEMENT), privateKey, { hash: true, der: true, publicKey });
    const signature = Buffer.from(hex, 'hex').toString('base64');
    expect(run(opensslCommands(STATEMENT, signature, key))).toContain('Verified OK');
    expect(() => run(opensslCommands(STATEMENT.replace('良', '优'), signature, key))).toThrow();
  });
});
