import type { PartItem } from '@cheyantong/contract';
import { describe, expect, it } from 'vitest';
import { landingContent, NEWEST_SHOWN } from './landing-content.ts';

const part = (partId: number, parentTypeId: string, coverUrl: string | null): PartItem => ({
  partId: String(partId),
  partName: '前大灯总成',
  coverUrl,
  parentTypeId,
  parentTypeName: '灯具照明',
  typeId: '20',
  typeName: '前大灯总成',
  modelName: '示例 A7 2021款',
  price: 68_000,
  newPrice: 180_000,
  condition: 'reused',
  conditionLabel: '报废机动车回用件',
  partGrade: 'B',
  partGradeLabel: 'B 级',
  fits: [],
  stock: 1,
  warrantyMonths: 3,
  cityName: '天津市',
  supplierName: '示例供应商',
  traceCode: null,
  publishTime: '2026-11-01 08:00:00',
});

describe('the landing page of reused parts', () => {
  it('shows each group with the newest picture of one of its parts', () => {
    const { groups } = landingContent(
      [
        { value: '1', label: '灯具照明', count: 3 },
        { value: '2', label: '外观覆盖件', count: 0 },
      ],
      [part(9, '1', null), part(8, '1', '/new.svg'), part(7, '1', '/old.svg')],
    );
    expect(groups.map(({ label, coverUrl }) => [label, coverUrl])).toEqual([
      ['灯具照明', '/new.svg'],
      ['外观覆盖件', null],
    ]);
  });

  it('does not show the same picture for two groups', () => {
    const groups = ['1', '2'].map((value) => ({ value, label: value, count: 1 }));
    const shown = landingContent(groups, [
      part(9, '1', '/pump.svg'),
      part(8, '2', '/pump.svg'),
      part(7, '2', '/port.svg'),
    ]);
    expect(shown.groups.map(({ coverUrl }) => coverUrl)).toEqual(['/pump.svg', '/port.svg']);
  });

  it('shows no more of the newest parts than fit', () => {
    const many = Array.from({ length: NEWEST_SHOWN + 5 }, (_, index) => part(index, '1', null));
    expect(landingContent([], many).newest.map(({ partId }) => partId)).toEqual(
      many.slice(0, NEWEST_SHOWN).map(({ partId }) => partId),
    );
  });
});
