import type { Provider } from '@cheyantong/contract';
import { expect, it } from 'vitest';
import { inRankOrder } from './ranking.ts';

const provider = (brandName: string, orderCount: number, hitRate: number | null) =>
  ({ brandName, trackRecord: { orderCount, hitRate } }) as Provider;

it('puts nobody before others for a figure that too few orders stand behind', () => {
  const ordered = inRankOrder([
    provider('二十九单全查到', 29, 1),
    provider('没有订单', 0, null),
    provider('三十单', 30, 0.8),
    provider('百单', 100, 0.9),
  ]);
  expect(ordered.map(({ brandName }) => brandName)).toEqual([
    ...['百单', '三十单', '二十九单全查到', '没有订单'],
  ]);
});
