import { describe, expect, it } from 'vitest';
import { type JsonSchema, orNull, withoutNeedlessChoice } from './plain-schema.ts';

const rewritten = (schema: JsonSchema): JsonSchema => {
  withoutNeedlessChoice(schema);
  return schema;
};

describe('"or null" in a schema', () => {
  it('is one more type, and one more of the words to choose from', () => {
    expect(orNull({ type: 'string', enum: ['a', 'b'] })).toEqual({
      type: ['string', 'null'],
      enum: ['a', 'b', null],
    });
  });

  it('is said once', () => {
    const schema = { type: ['object', 'null'], properties: {} };
    expect(orNull(schema)).toBe(schema);
    expect(orNull({ type: 'null' })).toEqual({ type: 'null' });
  });

  it('stays a choice where the schema itself is one', () => {
    const choice = { anyOf: [{ type: 'string' }, { type: 'number' }] };
    expect(orNull(choice)).toEqual({ anyOf: [choice, { type: 'null' }] });
  });
});

describe('a choice in a schema', () => {
  it('between something and null is a type, with what else the schema says', () => {
    expect(rewritten({ description: '万元', anyOf: [{ type: 'number' }, { type: 'null' }] })).toEqual({
      description: '万元',
      type: ['number', 'null'],
    });
  });

  it('between some numbers is a list', () => {
    const choices = [0, 1, 2].map((value) => ({ type: 'number', const: value }));
    expect(rewritten({ anyOf: choices })).toEqual({ type: 'number', enum: [0, 1, 2] });
  });

  it('between other things is left alone', () => {
    const schema = { anyOf: [{ type: 'string' }, { type: 'number' }] };
    expect(rewritten(structuredClone(schema))).toEqual(schema);
  });
});
