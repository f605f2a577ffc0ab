import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Turns } from './turns.ts';

let now = 0;
beforeEach(() => vi.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => vi.restoreAllMocks());

function door() {
  const begun: string[] = [];
  const server = createServer(({ url = '' }) => begun.push(url));
  const turns = new Turns(server);
  const come = (name: string) => {
    const request = Object.assign(new IncomingMessage(new Socket()), { url: name });
    const response = new ServerResponse(request);
    server.emit('request', request, response);
    return response;
  };
  return { begun, turns, come, letIn: () => server.emit('connection', new Socket()) };
}

const NAMES = Array.from({ length: 20 }, (_, at) => `visitor ${at}`);

it('a few are begun in a turn of the loop, the others in the turns after it, in the order in which they came', async () => {
  const { begun, turns, come } = door();
  NAMES.forEach(come);
  expect(begun).toEqual(NAMES.slice(0, 8));
  now += 5;
  expect(turns.longestWaitMs).toBe(5);
  await nextTurn();
  come('late');
  expect(begun).toEqual(NAMES.slice(0, 16));
  await nextTurn();
  expect(begun).toEqual([...NAMES, 'late']);
  expect(turns.longestWaitMs).toBe(0);
});

it('those who have waited for long are all begun, as far as they cost nothing', async () => {
  const { begun, come } = door();
  NAMES.forEach(come);
  now += 1_000;
  await nextTurn();
  expect(begun).toEqual(NAMES);
});

it('one who comes while nobody waits is begun at once, also a turn later', async () => {
  const { begun, come } = door();
  come('first');
  await nextTurn();
  come('second');
  expect(begun).toEqual(['first', 'second']);
});

it('as long as somebody comes in with every turn, those who wait go on waiting, but not for ever', async () => {
  const { begun, come, letIn } = door();
  NAMES.forEach(come);
  letIn();
  await nextTurn();
  expect(begun).toEqual(NAMES.slice(0, 8));
  await nextTurn();
  expect(begun).toEqual(NAMES.slice(0, 16));
  for (let turn = 0; turn < 100 && begun.length < NAMES.length; turn++) {
    letIn();
    await nextTurn();
  }
  expect(begun).toEqual(NAMES);
});

it('whoever left while waiting is not begun', async () => {
  const { begun, come } = door();
  const [, , , , , , , , ninth] = NAMES.map(come);
  ninth?.destroy();
  await nextTurn();
  expect(begun).not.toContain('visitor 8');
  expect(begun).toContain('visitor 9');
});
