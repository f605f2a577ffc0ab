import { describe, expect, it } from 'vitest';
import { readStatement } from './statement.ts';

const statement = {
  reportCode: 'JC-1',
  service: 'inspection',
  provider: '示例机构',
  issuedAt: '2026-11-06 16:42:08',
  vinMasked: 'LVH**********8842',
  verdict: '车况良好',
  demo: true,
  documentSha256: 'aa',
  pdfSha256: 'bb',
};

describe('the signed words', () => {
  it('are read as a statement', () => {
    expect(readStatement(JSON.stringify(statement))).toEqual(statement);
  });

  it('are none when something is missing, strange, or no JSON at all', () => {
    expect(readStatement(JSON.stringify({ ...statement, verdict: undefined }))).toBeNull();
    expect(readStatement(JSON.stringify({ ...statement, service: 'horoscope' }))).toBeNull();
    expect(readStatement('<html>')).toBeNull();
    expect(readStatement('null')).toBeNull();
  });
});
