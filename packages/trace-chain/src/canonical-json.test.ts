import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

/** How reports were written before there was a standard for it. They stay as they were signed; new ones must not differ. */
const asBefore = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

describe('what is signed', () => {
  it('is written as RFC 8785 shows it', () => {
    expect(
      canonicalJson({
        numbers: [1e9 / 3, 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
        string: '\u20ac$\u000f\nA\'B"\\\\"/',
        literals: [null, true, false],
      }),
    ).toBe(
      String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    );
  });

  it('has its keys in the order of their UTF-16 units, those that look like numbers too', () => {
    const keys = ['\u20ac', '\r', '\ufb33', '10', '2', '\ud83d\ude00', '\u0080', '\u00f6'];
    const text = canonicalJson(Object.fromEntries(keys.map((key) => [key, 0])));
    expect([...text.matchAll(/"((?:\\r|[^"])+)":/g)].map(([, key]) => key)).toEqual([
      '\\r',
      '10',
      '2',
      '\u0080',
      '\u00f6',
      '\u20ac',
      '\ud83d\ude00',
      '\ufb33',
    ]);
  });

  it.each([
    [{ amount: 1e21, rate: 0.1, none: -0, tiny: 1e-7, large: 123456789012345680000 }],
    [{ b: [{ z: 1, a: [] }], a: { y: null, x: undefined } }],
    [{ 维修: '更换前制动片', 品牌: '大众 "朗逸"\n', emoji: '🚗', slash: '</script>', e: '\u2028' }],
    [{ vehicle: { vin: null, plateNo: '津A·12345', mileage: 3.1062 }, demo: true, sources: [] }],
  ])('is the same text as before: %j', (document) => {
    expect(canonicalJson(document)).toBe(asBefore(document));
  });

  it('survives half a character from a provider', () => {
    expect(canonicalJson({ note: '\ud83d' })).toBe('{"note":"\ufffd"}');
  });
});
