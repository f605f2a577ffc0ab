import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Call } from './define-call.ts';
import * as contract from './index.ts';

type Field = [name: string, schema: z.ZodType];

/** Everything that somebody may fill in, field by field, whichever part of a request it stands in. */
const fields = Object.entries(contract as Record<string, Call>).flatMap(([name, call]) =>
  (['params', 'query', 'body', 'headers'] as const).flatMap((part) => {
    const schema = call[part];
    return schema ? fieldsOf(`${name}.${part}`, schema) : [];
  }),
);

function fieldsOf(name: string, schema: z.ZodType): Field[] {
  const bare = withoutWrappings(schema);
  if (bare instanceof z.ZodObject)
    return Object.entries<z.ZodType>(bare.shape).flatMap(([key, inner]) => fieldsOf(`${name}.${key}`, inner));
  if (bare instanceof z.ZodArray) return fieldsOf(`${name}[]`, bare.element as z.ZodType);
  if (bare instanceof z.ZodRecord)
    return [
      ...fieldsOf(`${name}{name}`, bare.keyType as z.ZodType),
      ...fieldsOf(`${name}{}`, bare.valueType as z.ZodType),
    ];
  return [[name, schema]];
}

function withoutWrappings(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return withoutWrappings(schema.unwrap() as z.ZodType);
  return schema;
}

const takes = (value: unknown) =>
  fields.filter(([, schema]) => schema.safeParse(value).success).map(([name]) => name);

it('there are many fields', () => {
  expect(fields.length).toBeGreaterThan(150);
});

it.each([
  ['a NUL, which PostgreSQL cannot keep', 'a\0b'],
  ['a NUL in a text that has to be long', 'a\0b'.repeat(10)],
  ['half a surrogate pair', 'a\ud800b'],
  ['a text without an end', 'x'.repeat(5_000)],
])('no field takes %s', (_what, text) => {
  expect(takes(text)).toEqual([]);
});

it.each([2 ** 31, -(2 ** 31) - 1, 2 ** 63, 1e308, -1e308, Number.POSITIVE_INFINITY, Number.NaN])(
  'no field takes %d for what an integer column holds',
  (number) => {
    const tooLarge = fields.filter(([, schema]) =>
      [number, String(number)].some((given) => {
        const { success, data } = schema.safeParse(given);
        return success && typeof data === 'number' && !(Math.abs(data) < 2 ** 31);
      }),
    );
    expect(tooLarge.map(([name]) => name)).toEqual([]);
  },
);
