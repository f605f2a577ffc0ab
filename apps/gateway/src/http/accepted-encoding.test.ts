import { expect, it } from 'vitest';
import { acceptedEncodings } from './accepted-encoding.ts';

it.each([
  ['gzip, deflate, br, zstd', ['zstd', 'br', 'gzip']],
  ['gzip, deflate, br', ['br', 'gzip']],
  ['gzip;q=1.0, BR;q=0.5', ['br', 'gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['br; q=0.0, gzip;q=0', []],
  ['identity', []],
  ['brotli', []],
  ['', []],
  [undefined, []],
])('whoever accepts %j can read %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});
