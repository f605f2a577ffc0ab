import type { Call } from '@cheyantong/contract';
import { z } from 'zod';
import type { JsonSchema } from '../../src/http/plain-schema.ts';
import type { Random } from '../fire/random.ts';
import { type Book, type Input, wordsFor } from './book.ts';

/** An optional field is given by so many. */
const GIVEN = 0.4;
/** Of the values that the book knows, not made up. */
const KNOWN = 0.9;
const LONGEST_TEXT = 12;
const LETTERS: [string, ...string[]] = ['a', 'Z', '0', '9', '车', '研', ' ', '-', '%', "'", '🚗', 'é'];

/** An input that the call's own schemas should take: known words where the book has some, made-up ones elsewhere. */
export function validInput(name: string, call: Call, book: Book, random: Random): Input {
  const whole = book.inputs.get(call);
  if (whole) return whole(random);
  const make = (schema: z.ZodType | undefined) =>
    schema && valueFor(asJsonSchema(schema), { name, field: '', book, random });
  return {
    params: make(call.params),
    query: make(call.query),
    body: make(call.body),
    headers: make(call.headers),
  };
}

const known = new WeakMap<z.ZodType, JsonSchema>();

function asJsonSchema(schema: z.ZodType): JsonSchema {
  const before = known.get(schema);
  if (before) return before;
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    target: 'draft-7',
  }) as JsonSchema;
  known.set(schema, json);
  return json;
}

interface Place {
  name: string;
  field: string;
  book: Book;
  random: Random;
}

function valueFor(schema: JsonSchema, place: Place): unknown {
  const { random, field, book, name } = place;
  const words = wordsFor(book, name, field);
  if (words.length > 0 && random.next() < KNOWN) return random.pick(words as [unknown]);
  if ('const' in schema) return schema.const;
  if (schema.enum) return random.pick(schema.enum as [unknown]);
  const choices = (schema.anyOf ?? schema.oneOf) as [JsonSchema] | undefined;
  if (choices) return valueFor(random.pick(choices), place);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, place);
    case 'array': {
      const length = random.between(Number(schema.minItems ?? 0), Math.min(Number(schema.maxItems ?? 3), 3));
      return Array.from({ length }, () => valueFor(schema.items as JsonSchema, place));
    }
    case 'integer':
    case 'number':
      return numberOf(schema, random);
    case 'boolean':
      return random.next() < 0.5;
    case 'null':
      return null;
    case 'string':
      return textOf(schema, random);
    // A number that may also come as text has no type of its own.
    default:
      return numberOf(schema, random);
  }
}

function objectOf(schema: JsonSchema, place: Place): object {
  const required = new Set((schema.required ?? []) as string[]);
  const fields = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  return Object.fromEntries(
    fields
      .filter(([field]) => required.has(field) || place.random.next() < GIVEN)
      .map(([field, inner]) => [field, valueFor(inner, { ...place, field })]),
  );
}

function numberOf(schema: JsonSchema, random: Random): number {
  const low = Math.max(Number(schema.minimum ?? schema.exclusiveMinimum ?? 1), -1);
  const high = Math.max(low, Math.min(Number(schema.maximum ?? 100), low + 100));
  const whole = random.between(Math.ceil(low), Math.floor(high));
  return schema.type === 'integer' || random.next() < 0.5 ? whole : Math.min(whole + 0.5, high);
}

function textOf(schema: JsonSchema, random: Random): string {
  const length = random.between(
    Number(schema.minLength ?? 1),
    Math.min(Number(schema.maxLength ?? LONGEST_TEXT), LONGEST_TEXT),
  );
  return Array.from({ length }, () => random.pick(LETTERS)).join('');
}
