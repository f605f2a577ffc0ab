import type { BodyId } from '../../bodies/profile.ts';
import { element, linearGradient } from '../../svg.ts';
import { fill, onBothSides, stroke } from './shapes.ts';
import type { InteriorTones } from './tones.ts';

/** The two front seats from behind the console, cut by the edges of the picture. */
export function frontSeats(body: BodyId, tones: InteriorTones, id: (name: string) => string): string {
  const leather = linearGradient(
    id('seat'),
    [0, 0],
    [170, 0],
    [
      { at: 0, colour: tones.leatherDark },
      { at: 0.35, colour: tones.leather },
      { at: 0.75, colour: tones.leatherLight },
      { at: 1, colour: tones.leatherDark },
    ],
  );
  const shade = linearGradient(
    id('seat-shade'),
    [0, 250],
    [0, 480],
    [
      { at: 0, colour: '#05080b', opacity: 0 },
      { at: 1, colour: '#05080b', opacity: 0.5 },
    ],
  );
  const paint = `url(#${id('seat')})`;
  const back =
    body === 'sports'
      ? 'M-20,480 V300 C-6,262 14,214 46,206 C78,202 98,220 106,252 C118,284 150,300 158,340 C164,390 164,440 166,480Z'
      : 'M-20,480 V318 C-14,290 2,276 30,270 C60,264 96,264 118,274 C142,286 152,318 156,352 C162,400 164,440 166,480Z';
  const headRest =
    body === 'sports'
      ? ''
      : element('path', { d: 'M44,262 V276 M86,262 V276', stroke: '#aab3bb', 'stroke-width': 4 }) +
        fill(
          'M18,238 C18,214 32,204 64,203 C96,204 110,214 110,238 C110,258 100,266 64,267 C28,266 18,258 18,238Z',
          paint,
        ) +
        stroke('M26,240 C40,234 88,234 102,240', tones.leatherDark, 1.2, 0.7) +
        stroke('M30,216 C44,207 84,207 98,216', '#ffffff', 1.6, 0.3);
  const seams =
    stroke('M120,280 C136,310 140,400 140,480', tones.leatherDark, 1.6, 0.8) +
    stroke('M123,280 C139,310 143,400 143,480', tones.accent, 1, 0.75) +
    stroke('M-10,350 C40,338 90,338 132,348 M-10,410 C40,400 90,400 138,408', tones.leatherDark, 1.2, 0.55) +
    stroke('M34,272 C62,266 94,267 114,277 C136,290 147,318 151,350', '#ffffff', 1.6, 0.3);
  return (
    leather +
    shade +
    onBothSides(headRest + fill(back, paint) + seams + fill(back, `url(#${id('seat-shade')})`))
  );
}
