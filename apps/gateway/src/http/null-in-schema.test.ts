import { describe, expect, it } from 'vitest';
import { joinNull, orNull } from './null-in-schema.ts';

describe('"or null" in a schema', () => {
  it('is one more type, and one more of the words to choose from', () => {
    expect(orNull({ type: 'string', enum: ['a', 'b'] })).toEqual({
      type: ['string', 'null'],
      enum: ['a', 'b', null],
    });
  });

  it('stays a choice where the schema itself is one', () => {
    const choice = { anyOf: [{ type: 'string' }, { type: 'number' }] };
    expect(orNull(choice)).toEqual({ anyOf: [choice, { type: 'null' }] });
  });

  it('is joined in place, with what else the schema says', () => {
    const schema = { description: '万元', anyOf: [{ type: 'number' }, { type: 'null' }] };
    joinNull(schema);
    expect(schema).toEqual({ description: '万元', type: ['number', 'null'] });
  });

  it('leaves choices between other things alone', () => {
    const schema = { anyOf: [{ type: 'string' }, { type: 'number' }] };
    joinNull(schema);
    expect(schema).toEqual({ anyOf: [{ type: 'string' }, { type: 'number' }] });
  });
});
