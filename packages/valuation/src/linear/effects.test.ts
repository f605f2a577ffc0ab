import { expect, it } from 'vitest';
import { packEffects, unpackEffects } from '../model/packing.ts';
import { Effects, effectPrint } from './effects.ts';

const KEYS = Array.from({ length: 3_000 }, (_, at) => `系列 ${at}`);
/** Half of them have an effect, of either sign; none is nothing. */
const fitted = KEYS.filter((_, at) => at % 2 === 0).map(
  (key, at) => [effectPrint('series', key), (at - 750.5) / 1000] as const,
);

it('finds every effect by block and key, and nothing where none was fitted', () => {
  const effects = Effects.from(fitted);
  const known = new Map(fitted);
  for (const key of KEYS) expect(effects.of('series', key)).toBe(known.get(effectPrint('series', key)) ?? 0);
  expect(effects.of('brand', KEYS[0] ?? '')).toBe(0);
});

it('finds them again after they were packed, as exactly as their unit is', () => {
  const known = new Map(fitted);
  const packed = packEffects(Effects.from(fitted));
  const effects = unpackEffects(packed);
  for (const [print, value] of effects.entries())
    expect(Math.abs(value - (known.get(print) ?? 0))).toBeLessThanOrEqual(packed.unit / 2);
  expect(effects.entries()).toHaveLength(fitted.length);
});

it('knows of none when there are none', () => {
  expect(Effects.from([]).of('series', '系列 1')).toBe(0);
});
