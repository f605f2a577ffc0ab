import { describe, expect, it } from 'vitest';
import { vinFeedback, vinFromTyping } from './vin-feedback.ts';

const GOOD = 'LFV2A21J7M3000101';

describe('typing a VIN', () => {
  it('says where to find it, then how much is missing', () => {
    expect(vinFeedback('')).toMatchObject({ tone: 'waiting' });
    expect(vinFeedback('LFV2A21J7M30')).toEqual({ tone: 'waiting', sentence: '已输入 12 位，还差 5 位' });
  });

  it('praises a right check digit and names a wrong one', () => {
    expect(vinFeedback(GOOD)).toEqual({ tone: 'good', sentence: '校验位正确' });
    expect(vinFeedback(GOOD.replace('J7', 'J8'))).toMatchObject({
      tone: 'bad',
      sentence: expect.stringContaining('校验位'),
    });
  });

  it('names a letter that no VIN has before the rest is typed', () => {
    expect(vinFeedback('LFVO')).toMatchObject({ tone: 'bad', sentence: expect.stringContaining('I、O、Q') });
  });

  it('takes it as it is copied from a document', () => {
    expect(vinFromTyping(' lfv2a21j7-m3000101 and more')).toBe(GOOD);
  });
});
