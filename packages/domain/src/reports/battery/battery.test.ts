import { describe, expect, it } from 'vitest';
import { belowUsualSince, healthTrend, trendWords } from './health-trend.ts';
import { type BatteryReadings, batteryVerdict, judgeBattery } from './judge.ts';
import { agreementOf } from './methods.ts';

const SOUND: BatteryReadings = {
  soh: 93.7,
  sohTrend: [{ month: '2026-11', soh: 93.9, low: 88.2, high: 97 }],
  usage: { fastChargeRatio: 0.31, overDischargeCount: 0 },
  consistency: { voltageDiff: 22, tempDiff: 3, maxTemp: 27, insulationResistance: 1986, resistanceRise: 12 },
  alarms: [],
};
const figureOf = (readings: BatteryReadings, key: string) =>
  judgeBattery(readings).figures.find((figure) => figure.key === key);

describe('a battery is judged by its worst figure', () => {
  it('good: every figure is within its limits', () => {
    expect(judgeBattery(SOUND)).toMatchObject({ level: 'good', counts: { good: 9, caution: 0, bad: 0 } });
    expect(batteryVerdict(SOUND)).toMatchObject({
      level: 'good',
      title: '电池良好',
      sentence: expect.stringContaining('93.7%'),
    });
  });

  it('caution: it names what is off', () => {
    const uneven = { ...SOUND, soh: 81.1, consistency: { ...SOUND.consistency, voltageDiff: 62 } };
    expect(batteryVerdict(uneven)).toEqual({
      level: 'caution',
      title: '电池需留意',
      sentence: '健康度 81.1%，可以正常用，但衰减比同龄车多、单体压差偏大，请半年内复测一次。',
    });
  });

  it('bad: one figure over its limit, or an alarm that should have stopped the car', () => {
    const drained = { ...SOUND, usage: { ...SOUND.usage, overDischargeCount: 9 } };
    expect(batteryVerdict(drained).level).toBe('bad');
    expect(batteryVerdict({ ...SOUND, alarms: [{ level: 3, handled: 0 }] }).level).toBe('bad');
    expect(batteryVerdict({ ...SOUND, alarms: [{ level: 2, handled: 0 }] }).level).toBe('caution');
    expect(batteryVerdict({ ...SOUND, alarms: [{ level: 3, handled: 1 }] }).level).toBe('good');
  });

  it('what nobody measured is neither good nor bad', () => {
    const { counts, figures } = judgeBattery({
      ...SOUND,
      consistency: { ...SOUND.consistency, voltageDiff: null, resistanceRise: undefined },
    });
    expect(counts.good).toBe(7);
    expect(figures.filter(({ words }) => words === '未测').map(({ bar }) => bar)).toEqual([null, null]);
  });
});

describe('limits', () => {
  it('hold at their very value, whichever way is worse', () => {
    const at = (voltageDiff: number) =>
      figureOf({ ...SOUND, consistency: { ...SOUND.consistency, voltageDiff } }, 'voltageDiff')?.level;
    expect([50, 51, 100, 101].map(at)).toEqual(['good', 'caution', 'caution', 'bad']);
    const insulated = (insulationResistance: number) =>
      figureOf(
        { ...SOUND, consistency: { ...SOUND.consistency, insulationResistance } },
        'insulationResistance',
      )?.level;
    expect([200, 199, 100, 99].map(insulated)).toEqual(['good', 'caution', 'caution', 'bad']);
  });

  it('are told in words, and drawn from the left end of the bar to the right', () => {
    expect(figureOf(SOUND, 'overDischargeCount')).toMatchObject({
      words: '0 次',
      limits: { good: '≤ 3', caution: '4–8', bad: '> 8' },
      bar: { at: 0, zones: [{ level: 'good', from: 0 }, { level: 'caution' }, { level: 'bad', to: 1 }] },
    });
    expect(figureOf(SOUND, 'insulationResistance')?.bar).toMatchObject({
      at: 1,
      zones: [{ level: 'bad' }, { level: 'caution' }, { level: 'good' }],
    });
  });

  it('of the health are what is usual at this age, where the provider knows', () => {
    expect(figureOf(SOUND, 'soh')).toMatchObject({ remark: '同龄同款下限 88%', limits: { good: '≥ 88%' } });
    const alone = { ...SOUND, sohTrend: [{ month: '2026-11', soh: 93.9 }] };
    expect(figureOf(alone, 'soh')).toMatchObject({ limits: { good: '≥ 80%', caution: '70–80%' } });
  });
});

describe('the curve', () => {
  it('ends with the health of the report', () => {
    expect(healthTrend(SOUND).at(-1)?.soh).toBe(93.7);
  });

  const months = Array.from({ length: 13 }, (_, at) => ({
    month: `m${at}`,
    soh: 100 - at,
    low: 96,
    high: 99,
  }));

  it('says since when the battery is below others of its age, and how it goes on', () => {
    expect(belowUsualSince(months)?.month).toBe('m5');
    expect(belowUsualSince(months.slice(0, 4))).toBeNull();
    expect(trendWords(months)).toBe(
      '近 12 个月每月下降约 1.00 个百分点，现在 88.0%。按这个速度，约 18 个月后到 70%。',
    );
    expect(trendWords(months.slice(0, 2))).toBeNull();
  });
});

it('two measurements agree up to three points', () => {
  const first = { soh: 81.1, margin: 1.2 };
  expect(agreementOf([first, { soh: 82.3, margin: 2.5 }])).toMatchObject({ agree: true });
  expect(agreementOf([first, { soh: 84.3, margin: 2.5 }])).toMatchObject({ agree: false });
  expect(agreementOf([first])).toBeNull();
});
