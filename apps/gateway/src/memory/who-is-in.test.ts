import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { WhoIsIn } from './who-is-in.ts';

it('shows out those who have been in for too long, once, and nobody who has left', () => {
  const whoIsIn = new WhoIsIn<{ name: string }>();
  const [first, second, third] = [{ name: 'first' }, { name: 'second' }, { name: 'third' }];
  for (const item of [first, second, third]) whoIsIn.enter(item);
  whoIsIn.leave(second);
  whoIsIn.leave(second);
  expect(whoIsIn.showOut(60_000)).toEqual([]);
  expect(whoIsIn.showOut(-1)).toEqual([first, third]);
  expect(whoIsIn.showOut(-1)).toEqual([]);
});

it('keeps those apart who come to a place that somebody has left', () => {
  const whoIsIn = new WhoIsIn<{ name: string }>();
  const [gone, next] = [{ name: 'gone' }, { name: 'next' }];
  whoIsIn.enter(gone);
  whoIsIn.leave(gone);
  whoIsIn.enter(next);
  whoIsIn.leave(gone);
  expect(whoIsIn.showOut(-1)).toEqual([next]);
});

/** Ten at a time come and go, after a while in which nobody did; the collector tells of what it kept. */
const COMING_AND_GOING = `
  const { WhoIsIn } = await import(${JSON.stringify(new URL('./who-is-in.ts', import.meta.url).href)});
  const request = () => ({ body: Array.from({ length: 200 }, (_, at) => ({ at })) });
  const whoIsIn = new WhoIsIn();
  for (let at = 0; at < 5; at++) whoIsIn.enter({ at });
  for (let at = 0; at < 5_000; at++) request();
  const inside = [];
  for (let at = 0; at < 20_000; at++) {
    inside.push(request());
    whoIsIn.enter(inside.at(-1));
    if (inside.length > 10) whoIsIn.leave(inside.shift());
  }
`;

it('leaves no trace in memory of those who came and went', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      '--max-semi-space-size=2',
      '--trace-gc',
      '--trace-gc-nvp',
      '--input-type=module',
      '-e',
      COMING_AND_GOING,
    ],
    { cwd: fileURLToPath(new URL('.', import.meta.url)), maxBuffer: 64 * 1024 * 1024 },
  );
  const promoted = [...stdout.matchAll(/ promoted=(\d+)/g)].map(([, bytes]) => Number(bytes));
  expect(promoted.length).toBeGreaterThan(20);
  // All together they took 200 MB; as a Map had it, half of them would have been kept.
  expect(promoted.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(10_000_000);
});
