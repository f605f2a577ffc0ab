import { expect, it } from 'vitest';
import { isSameForAll } from './same-for-all.ts';

const isKept = (address: string): boolean => isSameForAll(new URL(address, 'https://portal.example'));

it.each([
  '/',
  '/home',
  '/login',
  '/usedCar/tabs1?pageNum=2&brandId=1036',
  '/usedCar/detail?vehicleId=1001',
  '/information/tabs2/detail?id=low-temperature-range',
  '/home.data',
  '/_root.data',
  '/usedCar/tabs1.data?pageNum=2&_routes=usedCarShowroom',
])('%s is the same for everybody', (address) => {
  expect(isKept(address)).toBe(true);
});

it.each([
  '/home?from=somewhere',
  '/HOME',
  '/home/',
  '/nothing/here',
  '/usedCar/tabs1?keywords=x',
  '/usedCar/tabs1?_routes=usedCarShowroom',
  '/traceability?code=BGT1',
  '/traceability/detail?code=BGT1',
  '/search?keywords=x',
  '/login?redirect=%2Fhome',
  '/personalCenter/detail?orderType=1&orderNo=2',
  '/personalCenter/detail.data?orderType=1&orderNo=2',
])('%s is the answer to one visitor', (address) => {
  expect(isKept(address)).toBe(false);
});
