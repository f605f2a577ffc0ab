import type { BodyId } from '../../bodies/profile.ts';
import { lightness, mix, rgbOf } from '../../light/colour.ts';

/** Colours of one interior. */
export interface InteriorTones {
  readonly leather: string;
  readonly leatherLight: string;
  readonly leatherDark: string;
  readonly panel: string;
  readonly dash: string;
  readonly accent: string;
  readonly paint: string;
}

const GRAPHITE = '#343a41';
const SAND = '#b9a78e';
const CLAY = '#7a5541';

/** Family cars with a warm or light paint get light leather, sports cars stay black, the rest is graphite. */
export function interiorTones(body: BodyId, paint: string): InteriorTones {
  const [r, , b] = rgbOf(paint);
  const light = lightness(rgbOf(paint));
  const leather = (() => {
    if (body === 'sports' || body === 'pickup' || body === 'microvan') return GRAPHITE;
    if (r - b > 30 && light < 0.5 && light > 0.25) return CLAY;
    return light > 0.8 || (r - b > 30 && light > 0.6) || body === 'mpv' ? SAND : GRAPHITE;
  })();
  const accent = light < 0.2 || light > 0.8 ? '#c9d2da' : mix(paint, '#ffffff', 0.25);
  return {
    leather,
    leatherLight: mix(leather, '#ffffff', 0.24),
    leatherDark: mix(leather, '#0a0d11', 0.5),
    panel: mix(leather, '#1b2025', leather === GRAPHITE ? 0.25 : 0.12),
    dash: '#22272d',
    accent,
    paint,
  };
}
