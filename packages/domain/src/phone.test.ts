import { describe, expect, it } from 'vitest';
import { isMobile, phoneProblem } from './phone.ts';

describe('mobile numbers', () => {
  it.each(['13800138000', '19912345678', '16600000000'])('accepts %s', (phone) => {
    expect(isMobile(phone)).toBe(true);
    expect(phoneProblem(phone)).toBeNull();
  });

  it.each(['12800138000', '23800138000', '1380013800a'])('says that the format of %s is wrong', (phone) => {
    expect(phoneProblem(phone)).toBe('手机号格式不正确');
  });

  it.each(['', '1380013800', '138001380000'])('asks to complete "%s"', (phone) => {
    expect(phoneProblem(phone)).toBe('请输入完整的手机号');
  });
});
