import { describe, expect, it } from 'vitest';
import type { RetentionRow } from './retention.ts';
import { placesGained, standingsOf } from './standings.ts';

/** A series of each name that keeps so many percent, known to about one percent. */
const edition = (kept: Record<string, number>) =>
  standingsOf(
    Object.entries(kept).map(
      ([series, percent]): RetentionRow => ({
        brand: '甲牌',
        series,
        energy: '汽油',
        level: '中型车',
        guideYuan: { least: 150_000, most: 200_000 },
        years: { 3: { rate: percent / 100, error: 0.005, listings: 30 } },
      }),
    ),
    'series',
    3,
  );

const changes = (now: Record<string, number>, before: Record<string, number>) =>
  Object.keys(now).map((name) => placesGained(name, edition(now), edition(before)));

describe('the standings of an edition', () => {
  it('are best first, with one rank for those that cannot be told apart', () => {
    const standings = edition({ 三: 60, 一: 70, 二: 69.5 });
    expect([...standings].map(([name, { rank }]) => [name, rank])).toEqual([
      ['一', 1],
      ['二', 1],
      ['三', 3],
    ]);
  });
});

describe('places gained since the last edition', () => {
  it('counts those that were passed, and those that passed', () => {
    expect(changes({ 一: 80, 二: 70, 三: 60 }, { 一: 55, 二: 70, 三: 60 })).toEqual([2, -1, -1]);
  });

  it('says nothing of a series that was not ranked, which pushes nobody down', () => {
    expect(changes({ 新: 90, 一: 80, 二: 70 }, { 一: 80, 二: 70 })).toEqual([null, 0, 0]);
  });

  it('does not count one that is gone', () => {
    expect(changes({ 一: 80, 二: 70 }, { 走: 90, 一: 80, 二: 70 })).toEqual([0, 0]);
  });

  it('takes those that cannot be told apart, then or now, for unmoved', () => {
    expect(changes({ 一: 70, 二: 71 }, { 一: 71, 二: 70 })).toEqual([0, 0]);
    expect(changes({ 一: 70, 二: 75 }, { 一: 71, 二: 70 })).toEqual([0, 0]);
    expect(changes({ 一: 70, 二: 70 }, { 一: 75, 二: 70 })).toEqual([0, 0]);
  });
});
