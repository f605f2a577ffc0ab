import type { RetentionRow } from '@cheyantong/contract';
import { describe, expect, it } from 'vitest';
import {
  barsEnd,
  carsForSale,
  intervalWords,
  rowName,
  rowRemark,
  sharedRanks,
  sinceLastWords,
} from './rank-words.ts';

const row = (more: Partial<RetentionRow> = {}): RetentionRow => ({
  rank: 1,
  brandId: '7',
  brandName: '大众',
  logoUrl: null,
  seriesId: '8',
  seriesName: '朗逸',
  level: '紧凑型车',
  energyType: '汽油',
  guidePriceRange: '9.40–15.19 万',
  retentionRate: 71.24,
  low: 69.8,
  high: 72.6,
  sampleSize: 2184,
  curve: [],
  lastRate: null,
  rankChange: null,
  ...more,
});

describe('a row of the ranking', () => {
  it('says what it is about', () => {
    expect(rowName(row())).toBe('大众 朗逸');
    expect(rowName(row({ brandName: '宝马', seriesName: '宝马3系' }))).toBe('宝马3系');
    expect(rowName(row({ seriesName: null, seriesId: null }))).toBe('大众');
    expect(rowName(row({ brandName: '' }))).toBe('朗逸');
    expect(rowRemark(row({ level: null }))).toBe('汽油');
    expect(intervalWords(row())).toBe('69.8–72.6%');
  });

  it('leads to the cars for sale only where the catalogue knows it', () => {
    expect(carsForSale(row())).toBe('/usedCar/tabs1?brandId=7&seriesId=8');
    expect(carsForSale(row({ seriesName: null, seriesId: null }))).toBe('/usedCar/tabs1?brandId=7');
    expect(carsForSale(row({ seriesId: null }))).toBeUndefined();
    expect(carsForSale(row({ brandId: null }))).toBeUndefined();
  });

  it('says what became of it since the last edition', () => {
    const words = (more: Partial<RetentionRow>) => sinceLastWords(row(more), '2025-03');
    expect(words({ lastRate: 70.9, rankChange: 2 })).toBe('2025 年 3 月榜为 70.9%，此后超过了 2 个车系。');
    expect(words({ lastRate: 72, rankChange: -1, seriesName: null })).toBe(
      '2025 年 3 月榜为 72.0%，此后被 1 个品牌超过。',
    );
    expect(words({ lastRate: 71.2, rankChange: 0 })).toContain('名次持平');
    expect(words({ lastRate: null, rankChange: null })).toBe('2025 年 3 月榜样本不足、未列出，本期新上榜。');
  });

  it('shares its rank with its equals', () => {
    const ranks = [1, 1, 1, 4, 5, 5].map((rank) => row({ rank }));
    expect([...sharedRanks(ranks)]).toEqual([1, 5]);
  });

  it('has a bar that ends at the guide price, or above it where prices do', () => {
    expect(barsEnd([row()])).toBe(100);
    expect(barsEnd([row(), row({ high: 104.2 })])).toBe(110);
    expect(barsEnd([])).toBe(100);
  });
});
