import { expect, it } from 'vitest';
import { readDocument } from './compose.ts';

it('a valuation that was issued before the field had its name claims no price either', () => {
  expect(readDocument('{"evalPrice":12.3,"thin":true}')).toEqual({ evalPrice: 12.3, sampleTooSmall: true });
  expect(readDocument('{"evalPrice":12.3,"sampleTooSmall":false}')).toEqual({
    evalPrice: 12.3,
    sampleTooSmall: false,
  });
});
