import { describe, expect, it } from 'vitest';
import { codeFromText } from './code-from-text.ts';

describe('a pasted one-time code', () => {
  it.each([
    ['the bare code', '482913'],
    ['a code with surrounding blanks', ' 482913\n'],
    ['a code in two groups', '482 913'],
    ['full-width digits', '４８２９１３'],
    ['the whole message', '【车研通】验证码 482913，5 分钟内有效，请勿告诉他人。'],
    ['a message whose sender is a number', '【12306】您的验证码：482913。'],
  ])('is found in %s', (_, text) => {
    expect(codeFromText(text, 6)).toBe('482913');
  });

  it.each([
    ['too few digits', '48291'],
    ['a phone number', '13812342046'],
    ['words', '验证码'],
  ])('is not taken from %s', (_, text) => {
    expect(codeFromText(text, 6)).toBeNull();
  });
});
