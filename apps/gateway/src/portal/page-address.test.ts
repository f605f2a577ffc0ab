import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as calls from '@cheyantong/contract';
import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { isTrail, PageAddresses } from './page-address.ts';

const asked = (host: string, url: string) => ({ protocol: 'http', host, url }) as FastifyRequest;

it('a host that reads like the beginning of a path does not change what others get under that path', () => {
  const addresses = new PageAddresses('https://portal.example', () => true);
  const pathOf = (host: string, url: string) => addresses.of(asked(host, url)).address.href;
  expect(pathOf('portal.example/home', '/news')).toBe('https://portal.example/news');
  expect(pathOf('portal.example', '/home/news')).toBe('https://portal.example/home/news');
});

it('a host that can be none is refused under a path that is known from others', () => {
  const addresses = new PageAddresses('https://portal.example', () => true);
  addresses.of(asked('portal.example', '/home'));
  expect(() => addresses.of(asked('a b', '/home'))).toThrow();
});

it.each([
  ['/home?from=singlemessage&isappinstalled=0', '/home'],
  ['/usedCar/tabs1?pageNum=2&utm_source=weibo&utm_medium=feed', '/usedCar/tabs1?pageNum=2'],
  ['/search?keywords=%E5%85%AC%20%E5%91%8A', '/search?keywords=%E5%85%AC%20%E5%91%8A'],
  ['/home?visit=1', '/home?visit=1'],
])('%s is the page at %s, wherever a visitor comes from', (url, path) => {
  const addresses = new PageAddresses('https://portal.example', () => true);
  expect(addresses.of(asked('portal.example', url)).address.href).toBe(`https://portal.example${path}`);
});

it('what a page reads in its address is not among what is taken off', () => {
  const names = new Set([...namesInPages(), ...namesInCalls()]);
  expect(names).toContain('vehicleId');
  expect(names).toContain('seriesId');
  expect([...names].filter(isTrail)).toEqual([]);
});

/** Parameters that a page asks for by name. */
function namesInPages(): string[] {
  const cwd = fileURLToPath(new URL('../../../portal/app/', import.meta.url));
  return globSync('**/*.{ts,tsx}', { cwd }).flatMap((file) =>
    Array.from(
      readFileSync(cwd + file, 'utf8').matchAll(/\.(?:get|getAll|has)\('(\w+)'/g),
      ([, name = '']) => name,
    ),
  );
}

/** Lists have their filters in their addresses, under the names of the calls. */
const namesInCalls = (): string[] =>
  Object.values(calls).flatMap((call) =>
    Object.values(call).flatMap((part) => (part instanceof z.ZodObject ? Object.keys(part.shape) : [])),
  );
