import { describe, expect, it } from 'vitest';
import {
  birthdayOf,
  identityCheckDigit,
  identityNumberProblem,
  normalizeIdentityNumber,
  sexOf,
} from './identity-number.ts';

const TODAY = '2026-11-16';

describe('an identity number', () => {
  it.each(['11010519491231002X', '120110199001010013', '830000199201300022'])('%s is good', (number) => {
    expect(identityNumberProblem(number, TODAY)).toBeNull();
  });

  it.each([
    ['11010519491231002', 'X'],
    ['44052418800101001', '4'],
  ])('%s ends in %s, as the examples of GB 11643 do', (number, check) => {
    expect(identityCheckDigit(number)).toBe(check);
  });

  it.each([
    ['', '身份证号应为 18 位，当前为 0 位'],
    ['110105491231002', '身份证号应为 18 位，当前为 15 位'],
    ['11010519491231002x', '身份证号只含数字，最后一位可以是 X'],
    ['1101051949123100X2', '身份证号只含数字，最后一位可以是 X'],
    ['010105194912310021', '身份证号的地区代码不存在，请核对是否有误输'],
    ['440524188001010014', '身份证号中的出生日期不存在，请核对是否有误输'],
    ['110105194902300021', '身份证号中的出生日期不存在，请核对是否有误输'],
    ['110105202611170021', '身份证号中的出生日期晚于今天，请核对是否有误输'],
    ['110105194912310021', '身份证号校验位不正确，请核对是否有误输'],
    ['11010519491231020X', '身份证号校验位不正确，请核对是否有误输'],
  ])('%s is none, and the sentence says why', (number, sentence) => {
    expect(identityNumberProblem(number, TODAY)).toBe(sentence);
  });

  it('may be typed in groups and with a small x', () => {
    expect(normalizeIdentityNumber(' 110105 19491231 002x ')).toBe('11010519491231002X');
  });

  it('tells birthday and sex', () => {
    expect(birthdayOf('11010519491231002X')).toBe('1949-12-31');
    expect(sexOf('11010519491231002X')).toBe('女');
    expect(sexOf('120110199001010013')).toBe('男');
  });
});
