import { describe, expect, it } from 'vitest';
import { loginAddress, returnAddress } from './login-address.ts';

describe('the way back after logging in', () => {
  it('leads to the page the visitor came from, query included', () => {
    const address = loginAddress('/usedCar/detail?vehicleId=7');
    expect(returnAddress(new URL(address, 'http://portal').searchParams)).toBe('/usedCar/detail?vehicleId=7');
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/login?redirect=/x',
  ])('never leads to %s', (wanted) => {
    expect(returnAddress(new URLSearchParams({ redirect: wanted }))).toBe('/');
  });

  it('is the root when nothing is said', () => {
    expect(returnAddress(new URLSearchParams())).toBe('/');
  });
});
