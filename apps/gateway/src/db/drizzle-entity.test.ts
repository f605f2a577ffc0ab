import { Column, is as drizzles, entityKind, Param, SQL, Subquery, sql, Table, View } from 'drizzle-orm';
import { PgColumn, PgSelectBase, PgTable, pgTable, QueryBuilder, text } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { is } from './drizzle-entity.ts';

const cars = pgTable('cars', { id: text() });
const all = new QueryBuilder().select({ id: cars.id }).from(cars);

const VALUES: Record<string, unknown> = {
  'nothing at all': undefined,
  null: null,
  'a word': 'car',
  'a plain object': {},
  'a list': [cars.id],
  'a moment': new Date(0),
  'a table': cars,
  'a column': cars.id,
  'a piece of SQL': sql`select ${1}`,
  'a value': sql.param(1),
  'a name': sql.identifier('id'),
  'a question': all,
  'a question within another': all.as('all'),
  'a column of it': all.as('all').id,
};
const KINDS = { SQL, Param, Column, PgColumn, Table, PgTable, View, Subquery, PgSelectBase };

describe.each(Object.entries(VALUES))('%s', (_, value) => {
  it.each(Object.entries(KINDS))('is, or is not, %s, as drizzle says, whenever it is asked', (_, kind) => {
    const verdict = drizzles(value, kind);
    expect([is(value, kind), is(value, kind)]).toEqual([verdict, verdict]);
  });
});

it('is what another copy of drizzle has made', () => {
  class OthersSql {
    static readonly [entityKind] = SQL[entityKind];
    readonly words = 'select 1';
  }
  class Derived extends OthersSql {}
  expect([is(new Derived(), SQL), is(new Derived(), Table)]).toEqual([true, false]);
});
