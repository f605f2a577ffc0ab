import type { PartItem } from '@cheyantong/contract';
import { expect, it } from 'vitest';
import { anotherLike } from './another-like.ts';

const LAMP = { parentTypeName: '灯具照明', typeName: '前大灯总成' };

it.each([
  ['大众 朗逸 2018–2022款', '大众 朗逸'],
  ['宝马3系 2020款', '宝马3系'],
  ['标致 2008', '标致 2008'],
])('of %s is looked for by its series', (modelName, series) => {
  expect(anotherLike({ ...LAMP, modelName } as PartItem)).toEqual({ ...LAMP, modelName: series });
});
