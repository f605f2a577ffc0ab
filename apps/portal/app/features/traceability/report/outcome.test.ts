import { describe, expect, it } from 'vitest';
import type { CheckResult } from './check-query.ts';
import { outcomeOf } from './outcome.ts';

const result = (
  verdict: CheckResult['answer']['verdict'],
  signature: CheckResult['signature'],
  withdrawnReason: string | null = null,
): CheckResult => ({
  answer: {
    verdict,
    reportCode: 'JC-1',
    supersededBy: null,
    withdrawnReason,
    orderType: 0,
    statement: '',
    signature: '',
    algorithm: 'Ed25519',
    keyId: '1',
    checkedTime: '2026-11-06 16:42:08',
  },
  signature,
  proof: null,
});
const title = (...input: Parameters<typeof result>) => outcomeOf(result(...input)).title;

describe('what a check comes to', () => {
  it('is genuine only when this browser has verified the signature', () => {
    expect(title('genuine', 'valid')).toBe('真实有效');
    expect(title('genuine', 'unchecked')).toBe('平台登记为有效');
    expect(title('genuine', 'unsupported')).toBe('平台登记为有效，本浏览器未能验签');
  });

  it('is a false signature whatever the server says besides', () => {
    for (const verdict of ['genuine', 'superseded', 'withdrawn'] as const) {
      expect(title(verdict, 'invalid')).toBe('签名不符');
    }
  });

  it('is superseded, withdrawn with its reason, or unknown', () => {
    expect(title('superseded', 'valid')).toBe('已被新报告替代');
    expect(outcomeOf(result('withdrawn', 'valid', '车辆信息有误'))).toMatchObject({
      title: '已撤回',
      sentence: expect.stringContaining('车辆信息有误'),
    });
    expect(title('unknown', null)).toBe('查无此报告');
  });
});
