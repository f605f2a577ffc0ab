import { eq, sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { moment } from './columns.ts';
import { readyStatement } from './ready-statement.ts';

const notes = pgTable('notes_to_be_ready', {
  id: integer('id').primaryKey(),
  text: text('text'),
  more: jsonb('more').$type<object>(),
  at: moment('at'),
});

let database: TestDatabase;
let another: TestDatabase;
beforeAll(async () => {
  [database, another] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  for (const { db } of [database, another])
    await db.execute(
      sql`create table ${notes} (id int primary key, text text default 'nothing', more jsonb, at timestamptz)`,
    );
});
afterAll(() => Promise.all([database.close(), another.close()]));

let timesBuilt = 0;
const addNote = readyStatement((db, note: typeof notes.$inferInsert) => {
  timesBuilt += 1;
  return db.insert(notes).values(note).returning();
});
const noteOf = readyStatement((db, { id }: { id: number }) =>
  db.select().from(notes).where(eq(notes.id, id)),
);

it('is put together once, and asked with other values each time, as its columns write and read them', async () => {
  const at = new Date('2026-03-01T04:05:06Z');
  const before = timesBuilt;
  for (const id of [1, 2, 3]) {
    const note = { id, text: `note ${id}`, more: { of: [id] }, at };
    expect(await addNote(database.db, note)).toEqual([note]);
  }
  expect(timesBuilt - before).toBe(1);
  expect(await noteOf(database.db, { id: 2 })).toEqual([{ id: 2, text: 'note 2', more: { of: [2] }, at }]);
});

it('writes null for null, and what the table says for a value that is not there', async () => {
  expect(await addNote(database.db, { id: 4, text: null, more: null, at: null })).toEqual([
    { id: 4, text: null, more: null, at: null },
  ]);
  expect(await addNote(database.db, { id: 5, text: undefined, more: null, at: null })).toMatchObject([
    { id: 5, text: 'nothing' },
  ]);
});

it('is part of the transaction that it is asked in', async () => {
  const inVain = database.db.transaction(async (tx) => {
    await addNote(tx, { id: 6, text: 'in vain', more: null, at: null });
    throw new Error('taken back');
  });
  await expect(inVain).rejects.toThrow('taken back');
  expect(await noteOf(database.db, { id: 6 })).toEqual([]);
});

it('asks the database it is asked on, whichever it was first put together for', async () => {
  await addNote(database.db, { id: 7, text: 'here', more: null, at: null });
  await addNote(another.db, { id: 7, text: 'there', more: null, at: null });
  const heard = await another.statementsDuring(async () => {
    expect(await noteOf(another.db, { id: 7 })).toMatchObject([{ text: 'there' }]);
  });
  expect(heard).toHaveLength(1);
  expect(await noteOf(database.db, { id: 7 })).toMatchObject([{ text: 'here' }]);
});

it('refuses to be put together with what a value is at first', async () => {
  const greeting = readyStatement((db, { name }: { name: string }) =>
    db.select({ said: sql<string>`${`Good day, ${name}`}` }).from(notes),
  );
  await expect(greeting(database.db, { name: 'Li' })).rejects.toThrow('work it out before');
});
