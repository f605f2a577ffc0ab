import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { utf8 } from './bytes.ts';
import { checkFile } from './check-file.ts';

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');
const PDF = '%PDF-1.7 一份报告';
const DOCUMENT = '{"grade":1}';
const statement = {
  reportCode: 'JC-1',
  service: 'inspection' as const,
  provider: '',
  issuedAt: '',
  vinMasked: '',
  verdict: '',
  demo: true,
  documentSha256: digestOf(DOCUMENT),
  pdfSha256: digestOf(PDF),
};

describe('a file somebody was given', () => {
  it('is the issued PDF', async () => {
    expect(await checkFile(utf8(PDF), statement)).toBe('pdf');
  });

  it('is the issued document, bare or inside the signed JSON', async () => {
    expect(await checkFile(utf8(DOCUMENT), statement)).toBe('document');
    expect(await checkFile(utf8(JSON.stringify({ document: DOCUMENT })), statement)).toBe('document');
    expect(await checkFile(utf8(JSON.stringify({ data: { document: DOCUMENT } })), statement)).toBe(
      'document',
    );
  });

  it('is something else after the smallest change', async () => {
    expect(await checkFile(utf8(`${PDF} `), statement)).toBe('other');
    expect(await checkFile(utf8(JSON.stringify({ document: '{"grade":2}' })), statement)).toBe('other');
    expect(await checkFile(utf8('null'), statement)).toBe('other');
  });
});
