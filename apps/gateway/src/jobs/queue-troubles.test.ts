import { expect, it } from 'vitest';
import { sayTroubles } from './queue-troubles.ts';

it('a trouble of all queues is said once, and after a while how often it came since', () => {
  const lines: object[] = [];
  let seconds = 0;
  const say = sayTroubles({ error: (line: object) => lines.push(line) }, () => seconds * 1000);
  const away = { code: 'ECONNREFUSED' };
  const other = { message: 'no such queue' };
  for (seconds = 0; seconds < 30; seconds++) say(away);
  say(other);
  expect(lines).toEqual([{ err: away }, { err: other }]);
  seconds = 31;
  say(away);
  expect(lines.slice(2)).toEqual([{ err: away, unsaid: 29 }]);
});
