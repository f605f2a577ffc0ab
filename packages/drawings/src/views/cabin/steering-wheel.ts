import type { BodyId } from '../../bodies/profile.ts';
import { element, linearGradient } from '../../svg.ts';
import { fill, stroke } from './shapes.ts';
import type { InteriorTones } from './tones.ts';

/** The driver sits on the left; a sports car's wheel is flat at the bottom. */
export function steeringWheel(body: BodyId, tones: InteriorTones, id: (name: string) => string): string {
  const flatBottom = body === 'sports' || body === 'hatchback';
  const rim = flatBottom
    ? 'M146,372 C120,348 112,308 122,276 C134,240 168,222 208,222 C248,222 282,240 294,276 C304,308 296,348 270,372 C252,378 164,378 146,372Z'
    : 'M208,222 C262,222 298,258 298,304 C298,350 262,386 208,386 C154,386 118,350 118,304 C118,258 154,222 208,222Z';
  const leather = linearGradient(
    id('rim'),
    [130, 222],
    [290, 386],
    [
      { at: 0, colour: '#4a5159' },
      { at: 0.3, colour: '#23282d' },
      { at: 1, colour: '#0d1013' },
    ],
  );
  const spokes =
    fill('M126,298 C150,292 170,290 184,290 L184,322 C168,322 148,324 126,318Z', '#1a1e23') +
    fill('M290,298 C266,292 246,290 232,290 L232,322 C248,322 268,324 290,318Z', '#1a1e23') +
    fill('M192,330 H224 L220,378 H196Z', '#1a1e23') +
    stroke('M134,300 C154,295 170,293 182,293 M282,300 C262,295 246,293 234,293', '#98a2ac', 2, 0.8) +
    stroke('M199,336 L201,374 M217,336 L215,374', '#98a2ac', 1.6, 0.7);
  const buttons = [146, 158, 258, 270]
    .map((cx) => element('circle', { cx, cy: 307, r: 3, fill: '#5d6771' }))
    .join('');
  const pad =
    fill(
      'M176,288 C186,278 230,278 240,288 C244,304 242,324 234,336 C222,342 194,342 182,336 C174,324 172,304 176,288Z',
      '#262b31',
      {
        stroke: '#0b0e11',
        'stroke-width': 1,
      },
    ) +
    stroke('M180,290 C190,282 226,282 236,290', '#ffffff', 1.4, 0.3) +
    element('circle', { cx: 208, cy: 308, r: 8.5, fill: 'none', stroke: '#cfd7de', 'stroke-width': 2 }) +
    element('circle', { cx: 208, cy: 308, r: 2.6, fill: '#cfd7de' });
  return (
    leather +
    spokes +
    buttons +
    pad +
    stroke(rim, `url(#${id('rim')})`, 15) +
    stroke(rim, tones.accent, 0.9, 0.5) +
    stroke('M134,262 C150,236 178,226 208,226', '#ffffff', 2, 0.35)
  );
}
