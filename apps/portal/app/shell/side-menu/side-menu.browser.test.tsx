import { expect, test } from 'vitest';
import { openPortal } from '../../../test/open-portal.tsx';

test.for([
  ['/information-detail', '再用件'],
  ['/reusableTabs/tabs2', '再用件'],
  ['/information/tabs2/detail', '新闻资讯'],
  ['/usedCar/detail', '二手车'],
  ['/vehicleService/repair', '车辆服务'],
  ['/estimate/detail', '卖车估值'],
  ['/home', '首页'],
] as const)('%s belongs to %s, and to nothing else', async ([address, entry]) => {
  const { screen } = await openPortal(address);
  const menu = screen.getByRole('navigation', { name: '主菜单' });
  const lit = () => menu.element().querySelectorAll('[aria-current="true"]');
  await expect.poll(() => [...lit()].map((link) => link.textContent)).toEqual([entry]);
});

test.for([
  ['/appraisal/detail', '测评专区'],
  ['/appraisal/tabs2/detail', '消费者专区'],
  ['/usedCar/tabs2', '保值率榜'],
] as const)('in the unfolded list %s stands under %s', async ([address, page]) => {
  const { screen } = await openPortal(address);
  const menu = screen.getByRole('navigation', { name: '主菜单' });
  const lit = () => menu.element().querySelectorAll('[aria-current="page"], [aria-current="location"]');
  await expect.poll(() => [...lit()].map((link) => link.textContent)).toEqual([page]);
});
