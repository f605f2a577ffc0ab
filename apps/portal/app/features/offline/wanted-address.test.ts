import { expect, it } from 'vitest';
import { offlineAddress, wantedAddress } from './wanted-address.ts';

const read = (address: string) => wantedAddress(new URL(address, 'https://portal.example').searchParams);

it('is the page the visitor was going to, with everything it was asked for', () => {
  const wanted = '/personalCenter/report?orderType=0&orderNo=D1#mileage';
  expect(read(offlineAddress(wanted))).toBe(wanted);
});

it.each([
  '//evil.example/home',
  '/\\evil.example',
  'https://evil.example/home',
  'javascript:alert(1)',
  '/api/oms-boot/orders',
  '/offline?to=/home',
  '',
])('is never %j', (wanted) => {
  expect(read(offlineAddress(wanted))).toBeNull();
});
