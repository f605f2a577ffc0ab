import { element } from '../svg.ts';
import { circle, INK } from './sheet.ts';

/** A car from the side, 300 wide, standing at the origin with its nose to the left. */
export function carFromSide(x: number, y: number, width = 300): string {
  const body =
    'M6 -34C4 -46 14 -56 34 -60C56 -64 72 -66 88 -74C108 -90 128 -98 160 -98C196 -98 216 -88 238 -72C262 -70 284 -66 292 -56C298 -48 296 -34 292 -30L262 -28A28 28 0 0 0 206 -28L98 -28A28 28 0 0 0 42 -28L14 -28C8 -28 6 -30 6 -34Z';
  const windows = 'M104 -72C116 -84 130 -90 150 -90V-70H102ZM158 -90C186 -90 204 -84 220 -72L158 -70Z';
  const wheel = (at: number) =>
    circle(at, -24, 24, INK.blue) + circle(at, -24, 14, INK.paper) + circle(at, -24, 5, INK.blue);
  return element(
    'g',
    { transform: `translate(${x} ${y}) scale(${width / 300})` },
    element('path', { d: body, fill: INK.blue }) +
      element('path', { d: windows, fill: INK.faint }) +
      wheel(70) +
      wheel(234),
  );
}
