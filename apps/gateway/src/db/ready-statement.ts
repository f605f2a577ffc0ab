import { Param, Placeholder, type Query } from 'drizzle-orm';
import type { SelectedFieldsOrdered } from 'drizzle-orm/pg-core';
import type { DbHandle } from './handle.ts';

/** Drizzle's statements, which tell what they are put together to. */
interface Statement<Rows> extends PromiseLike<Rows> {
  prepare(name: string): { getQuery(): Query };
}

/** What a statement is put together to; drizzle keeps the latter two to itself. */
interface Ready {
  query: Query;
  fields: SelectedFieldsOrdered | undefined;
  joinsNotNullableMap: Record<string, boolean> | undefined;
}

/**
 * A statement that is put together once, which takes most of what it costs the server, and then asked on any database and in any
 * transaction, with other values each time. What puts it together is given places in the stead of values: it hands them on, and works
 * nothing out with them. A value that is undefined is none; for each choice of values there is a statement of its own.
 */
export function readyStatement<Values extends object, Rows>(
  build: (handle: DbHandle, values: Values) => Statement<Rows>,
): (handle: DbHandle, values: Values) => Promise<Rows> {
  const ready = new Map<string, Ready>();
  return async (handle, values) => {
    const given = Object.entries(values).filter(([, value]) => value !== undefined);
    const names = given.map(([name]) => name);
    const shape = names.join();
    const statement = ready.get(shape) ?? putTogether(build(handle, placesOf(names) as Values));
    ready.set(shape, statement);
    const { query, fields, joinsNotNullableMap } = statement;
    const asked = handle._.session.prepareQuery(
      withValues(query, Object.fromEntries(given)),
      fields,
      '',
      true,
    );
    return (await Object.assign(asked, { joinsNotNullableMap }).execute()) as Rows;
  };
}

function putTogether(statement: Statement<unknown>): Ready {
  const prepared = statement.prepare('');
  const { fields, joinsNotNullableMap } = prepared as unknown as Omit<Ready, 'query'>;
  return { query: prepared.getQuery(), fields, joinsNotNullableMap };
}

const withValues = ({ sql, params }: Query, values: Record<string, unknown>): Query => ({
  sql,
  params: params.map((param) => {
    if (param instanceof Placeholder) return values[param.name];
    if (!(param instanceof Param && param.value instanceof Placeholder)) return param;
    const value = values[param.value.name];
    return value === null ? null : param.encoder.mapToDriverValue(value);
  }),
});

const placesOf = (names: string[]): Record<string, Place> =>
  Object.fromEntries(names.map((name) => [name, new Place(name)]));

class Place extends Placeholder {
  /** What is worked out with a place would be in the statement for good. */
  [Symbol.toPrimitive](): never {
    throw new Error(`${this.name} is worked with where a statement is put together: work it out before`);
  }
}
