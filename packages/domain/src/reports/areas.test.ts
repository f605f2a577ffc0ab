import { describe, expect, it } from 'vitest';
import { areasOf, summaryOf, toneOf } from './areas.ts';

type CheckItem = Parameters<typeof areasOf>[0]['frame'][number];

const item = (itemName: string, more: Partial<CheckItem> = {}): CheckItem => ({
  itemName,
  result: 0,
  defectLabel: null,
  degree: null,
  ...more,
});
const frame = Array.from({ length: 13 }, (_, index) => item(`骨架 ${index + 1}`));
const body = (score: number, items: CheckItem[]) => ({
  sectionCode: 'body' as const,
  sectionName: '车身外观',
  fullScore: 20,
  score,
  defectCount: 0,
  items,
});

describe('the areas of an inspection', () => {
  it('get their letter from their share of the points', () => {
    const letters = [20, 16.8, 13, 8].map(
      (score) => areasOf({ frame, sections: [body(score, [item('左前门')])] })[1]?.letter,
    );
    expect(letters).toEqual(['A', 'B', 'C', 'D']);
  });

  it('go without points and letter where the standard gives none', () => {
    const unscored = { ...body(0, [item('雨刮')]), fullScore: 0 };
    expect(areasOf({ frame, sections: [unscored] })[1]).toMatchObject({ score: null, letter: null });
  });

  it('begin with the frame, where one damaged point decides', () => {
    const [sound] = areasOf({ frame, sections: [] });
    expect(sound).toMatchObject({ name: '骨架结构', score: 100, letter: 'A' });
    const damaged = frame.with(3, item('左 B 柱', { result: 1, defectLabel: '切割', degree: 3 }));
    const [hurt] = areasOf({ frame: damaged, sections: [] });
    expect(hurt).toMatchObject({ letter: 'D', score: 92 });
    expect(hurt && toneOf(hurt)).toBe('bad');
  });

  it('say what was found in a line', () => {
    const defects = ['左后门', '后保险杠', '右前门'].map((name) =>
      item(name, { result: 1, defectLabel: '划痕', degree: 1 }),
    );
    const [, area] = areasOf({ frame, sections: [body(17, [...defects, item('车顶')])] });
    expect(area && summaryOf(area)).toBe('左后门划痕；后保险杠划痕 等 3 处');
    expect(area && toneOf(area)).toBe('caution');
    const [fine] = areasOf({ frame, sections: [] });
    expect(fine && summaryOf(fine)).toBe('未见异常');
  });
});
