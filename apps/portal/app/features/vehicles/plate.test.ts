import { describe, expect, it } from 'vitest';
import { plateFromTyping, plateProblem } from './plate.ts';

describe('a number plate', () => {
  it.each(['津A12345', '京AD12345', '粤B8K6F6'])('may be %s', (plate) => {
    expect(plateProblem(plate)).toBeNull();
  });

  it.each(['A12345', '津112345', '津A1234', '津AD123456'])('is not %s', (plate) => {
    expect(plateProblem(plate)).toContain('格式不正确');
  });

  it('is asked for when it is missing', () => {
    expect(plateProblem('')).toBe('请输入车牌号');
  });

  it('takes the dot and small letters that people type', () => {
    expect(plateFromTyping(' 津a·12345 ')).toBe('津A12345');
  });
});
