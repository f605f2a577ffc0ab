import { describe, expect, it } from 'vitest';
import { creditCodeProblem, normalizeCreditCode } from './credit-code.ts';

describe('a unified social credit code', () => {
  // Codes of public companies, as their annual reports print them.
  it.each(['91330100799655058B', '9144030071526726XG'])('%s is good', (code) => {
    expect(creditCodeProblem(code)).toBeNull();
  });

  it.each([
    ['', '统一社会信用代码应为 18 位，当前为 0 位'],
    ['120110199001', '统一社会信用代码应为 18 位，当前为 12 位'],
    ['9133010079965505OB', '统一社会信用代码只含数字和大写字母，且不含 I、O、S、V、Z'],
    ['91330100799655058b', '统一社会信用代码只含数字和大写字母，且不含 I、O、S、V、Z'],
    ['913A0100799655058B', '统一社会信用代码第 3–8 位应为数字，请核对是否有误输'],
    ['91330100799655085B', '统一社会信用代码校验位不正确，请核对是否有误输'],
    ['913301007996550588', '统一社会信用代码校验位不正确，请核对是否有误输'],
  ])('%s is none, and the sentence says why', (code, sentence) => {
    expect(creditCodeProblem(code)).toBe(sentence);
  });

  it('may be typed in groups and in small letters', () => {
    expect(normalizeCreditCode(' 9133 0100 7996 5505 8b ')).toBe('91330100799655058B');
  });
});
