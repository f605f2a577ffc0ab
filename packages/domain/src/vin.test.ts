import { describe, expect, it } from 'vitest';
import { normalizeVin, vinModelYear, vinProblem, wmiOf } from './vin.ts';

const withYearCode = (code: string): string => `LSVAM4187${code}2184847`;

describe('a VIN', () => {
  it.each(['1M8GDM9AXKP042788', 'LSVAM4187C2184847', '11111111111111111'])('%s is good', (vin) => {
    expect(vinProblem(vin)).toBeNull();
  });

  it.each([
    ['LSVAM4187C218484', 'VIN 应为 17 位，当前为 16 位'],
    ['', 'VIN 应为 17 位，当前为 0 位'],
    ['LSVAM4187C21848470', 'VIN 应为 17 位，当前为 18 位'],
    ['LSVAM4187C2I84847', 'VIN 只含数字和字母，且不含 I、O、Q'],
    ['LSVAM4187C2O84847', 'VIN 只含数字和字母，且不含 I、O、Q'],
    ['LSVAM4187C218484-', 'VIN 只含数字和字母，且不含 I、O、Q'],
    ['LSVAM4188C2184847', 'VIN 校验位不正确，请核对是否有误输'],
    ['LSVAM4187C2184848', 'VIN 校验位不正确，请核对是否有误输'],
  ])('%s is not, and the sentence says why', (vin, sentence) => {
    expect(vinProblem(vin)).toBe(sentence);
  });

  it('may be typed in small letters and with blanks around', () => {
    expect(normalizeVin(' lsvam4187c2184847 ')).toBe('LSVAM4187C2184847');
  });

  it('names its maker by the first three characters', () => {
    expect(wmiOf('LSVAM4187C2184847')).toBe('LSV');
  });

  it.each([
    ['C', 2026, 2012],
    ['Y', 2026, 2000],
    ['A', 2026, 2010],
    ['V', 2026, 2027],
    ['W', 2026, 1998],
    ['1', 2026, 2001],
    ['A', 2039, 2040],
  ])('with year code %s is, seen from %i, of model year %i', (code, thisYear, modelYear) => {
    expect(vinModelYear(withYearCode(code), thisYear)).toBe(modelYear);
  });

  it.each(['U', 'Z', '0'])('with %s at the tenth place names no year', (code) => {
    expect(vinModelYear(withYearCode(code), 2026)).toBeNull();
  });
});
