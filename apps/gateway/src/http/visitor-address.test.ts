import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { isOwnMachine, visitorAddress } from './visitor-address.ts';

const socket = { remoteAddress: '10.0.0.1' } as FastifyRequest['socket'];
const loopback = { remoteAddress: '::1' } as FastifyRequest['socket'];

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['2400:3200::1', '2400:3200::1'],
  ['[2400:3200::1]:443', '2400:3200::1'],
  ['[2400:3200::1]', '2400:3200::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['unknown', '10.0.0.1'],
  ['203.0.113.7000', '10.0.0.1'],
])('a balancer’s %s is the address %s', (ip, address) => {
  expect(visitorAddress({ ip, socket })).toBe(address);
});

it('whoever has left before being heard has no address, and that is no fault', () => {
  const gone = { remoteAddress: undefined } as FastifyRequest['socket'];
  expect(visitorAddress({ ip: undefined, socket: gone })).toBe('0.0.0.0');
});

it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
  'whoever comes through a proxy on this machine (%s) is not the machine itself',
  (header) => {
    expect(isOwnMachine({ socket: loopback, headers: {} })).toBe(true);
    expect(isOwnMachine({ socket: loopback, headers: { [header]: '203.0.113.7' } })).toBe(false);
    expect(isOwnMachine({ socket, headers: {} })).toBe(false);
  },
);
