import { expect, it } from 'vitest';
import { NamedStatements } from './named-statements.ts';

const ask = (statements: NamedStatements, text: string, times: number) =>
  Array.from({ length: times }, () => statements.nameOf(text)).at(-1);

it('names what is asked often, each by a name of its own', () => {
  const statements = new NamedStatements();
  expect(ask(statements, 'select 1', 3)).toBeUndefined();
  const one = ask(statements, 'select 1', 10);
  const other = ask(statements, 'select 2', 10);
  expect(one).toBeTruthy();
  expect(other).toBeTruthy();
  expect(one).not.toBe(other);
  expect(statements.nameOf('select 1')).toBe(one);
});

it('gives no more names than every connection can keep, however many shapes a search has', () => {
  const statements = new NamedStatements();
  const names = Array.from({ length: 1_000 }, (_, at) => ask(statements, `select ${at}`, 10));
  expect(new Set(names.filter(Boolean)).size).toBe(200);
});

it('is not kept from naming what comes often by what comes once', () => {
  const statements = new NamedStatements();
  for (let at = 0; at < 10_000; at++) statements.nameOf(`select ${at}`);
  expect(ask(statements, 'select often', 10)).toBeTruthy();
});
