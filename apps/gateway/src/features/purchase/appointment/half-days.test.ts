import { describe, expect, it } from 'vitest';
import { offeredHalfDays } from './half-days.ts';

const at = (beijingTime: string) => offeredHalfDays(new Date(`2026-11-15T${beijingTime}:00+08:00`));
const ofToday = (beijingTime: string) =>
  at(beijingTime)
    .filter(({ date }) => date === '2026-11-15')
    .map(({ period }) => period);

describe('half-days that can be booked', () => {
  it('reach over fourteen days, from today', () => {
    const offered = at('08:00');
    expect(offered).toHaveLength(28);
    expect(offered[0]).toEqual({ date: '2026-11-15', period: '上午' });
    expect(offered.at(-1)).toEqual({ date: '2026-11-28', period: '下午' });
  });

  it('leave out what is too late for today, by the clock in Beijing', () => {
    expect(ofToday('09:59')).toEqual(['上午', '下午']);
    expect(ofToday('10:00')).toEqual(['下午']);
    expect(ofToday('15:59')).toEqual(['下午']);
    expect(ofToday('16:00')).toEqual([]);
    expect(at('16:00')[0]).toEqual({ date: '2026-11-16', period: '上午' });
  });
});
