import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Turns } from './turns.ts';

const ANSWERED_AT_ONCE = 'reader';

let now = 0;
beforeEach(() => vi.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => vi.restoreAllMocks());

function door() {
  const begun: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    begun.push(url);
    if (!url.startsWith(ANSWERED_AT_ONCE)) return;
    response.end();
    now += 0.125;
  });
  const turns = new Turns(server);
  const comeBy = (socket: Socket, name: string) => {
    const request = Object.assign(new IncomingMessage(socket), { url: name });
    const response = new ServerResponse(request);
    server.emit('request', request, response);
    return response;
  };
  const comeBack = new Socket();
  comeBy(comeBack, 'asked before');
  begun.length = 0;
  /** By a connection that has asked before. */
  const come = (name: string) => comeBy(comeBack, name);
  const comeFirst = (name: string) => comeBy(new Socket(), name);
  return { begun, turns, come, comeFirst, letIn: () => server.emit('connection', new Socket()) };
}

const NAMES = Array.from({ length: 20 }, (_, at) => `visitor ${at}`);

it('a few are begun in a turn of the loop, the others in the turns after it, in the order in which they came', async () => {
  const { begun, turns, come } = door();
  NAMES.forEach(come);
  expect(begun).toEqual([]);
  now += 5;
  expect(turns.longestWaitMs).toBe(5);
  await nextTurn();
  come('late');
  expect(begun).toEqual(NAMES.slice(0, 8));
  await nextTurn();
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

describe('those who are answered there and then', () => {
  const readers = Array.from({ length: 30 }, (_, at) => `${ANSWERED_AT_ONCE} ${at}`);

  it('take nobody’s place', async () => {
    const { begun, come } = door();
    const few = readers.slice(0, 15);
    [...few, ...NAMES].forEach(come);
    await nextTurn();
    expect(begun).toEqual([...few, ...NAMES.slice(0, 8)]);
  });

  it('do not keep a turn from ending', async () => {
    const { begun, come } = door();
    readers.forEach(come);
    await nextTurn();
    expect(begun).toEqual(readers.slice(0, 16));
    await nextTurn();
    expect(begun).toEqual(readers);
  });
});

it('who asks for the first time is begun at once, but no more than a few of them', async () => {
  const { begun, comeFirst } = door();
  await nextTurn();
  NAMES.forEach(comeFirst);
  expect(begun).toEqual(NAMES.slice(0, 8));
  await nextTurn();
  expect(begun).toEqual(NAMES.slice(0, 16));
});

it('one who comes while nobody waits is begun in that very turn, also a turn later', async () => {
  const { begun, come } = door();
  come('first');
  await nextTurn();
  expect(begun).toEqual(['first']);
  await nextTurn();
  come('second');
  await nextTurn();
  expect(begun).toEqual(['first', 'second']);
});

it('as long as somebody comes in with every turn, those who wait go on waiting, but not for ever', async () => {
  const { begun, come, letIn } = door();
  NAMES.forEach(come);
  letIn();
  await nextTurn();
  expect(begun).toEqual(NAMES.slice(0, 8));
  letIn();
  await nextTurn();
  expect(begun).toEqual(NAMES.slice(0, 8));
  for (let turn = 0; turn < 200 && begun.length < NAMES.length; turn++) {
    letIn();
    await nextTurn();
  }
  expect(begun).toEqual(NAMES);
});

it('whoever left while waiting is not begun', async () => {
  const { begun, come } = door();
  const [, , , , , , , eighth] = NAMES.map(come);
  eighth?.destroy();
  await nextTurn();
  expect(begun).not.toContain('visitor 7');
  expect(begun).toContain('visitor 6');
});
