import { describe, expect, it } from 'vitest';
import { handedPage } from './handed-page.ts';

describe('a page that was handed over', () => {
  it.each([
    ['/usedCar/detail?vehicleId=7', '车辆详情', false],
    ['/personalCenter/detail?orderNo=1', '订单详情', true],
    ['/personalCenter?tab=orders', '个人中心', true],
    ['/personalCenter/closed', '账号已注销', false],
    ['/somewhere', '刚才的页面', false],
  ])('%s is called %s by our own table', (path, title, isForMembers) => {
    expect(handedPage(path)).toMatchObject({ title, isForMembers });
  });
});
