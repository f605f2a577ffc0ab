import type { BodyId } from '../../bodies/profile.ts';
import { mix } from '../../light/colour.ts';
import { element, linearGradient } from '../../svg.ts';
import { fill, stroke } from './shapes.ts';
import type { InteriorTones } from './tones.ts';

/** Working vehicles have a small screen between knobs, others a wide one above the console. */
const hasSmallScreen = (body: BodyId): boolean => body === 'microvan' || body === 'pickup';

/** Dashboard, instruments, centre screen, vents and console. */
export function dashboard(body: BodyId, tones: InteriorTones, id: (name: string) => string): string {
  const gradients =
    linearGradient(
      id('pad'),
      [0, 222],
      [0, 300],
      [
        { at: 0, colour: mix(tones.dash, '#ffffff', 0.26) },
        { at: 0.3, colour: tones.dash },
        { at: 1, colour: mix(tones.dash, '#000000', 0.45) },
      ],
    ) +
    linearGradient(
      id('knee'),
      [0, 290],
      [0, 400],
      [
        { at: 0, colour: tones.leatherLight },
        { at: 0.35, colour: tones.leather },
        { at: 1, colour: tones.leatherDark },
      ],
    ) +
    linearGradient(
      id('glow'),
      [0, 214],
      [0, 300],
      [
        { at: 0, colour: '#16283c' },
        { at: 1, colour: '#0a121b' },
      ],
    );
  const pad =
    fill(
      'M62,252 C120,228 210,222 320,222 C430,222 520,228 578,252 L590,330 C500,318 420,314 320,314 C220,314 140,318 50,330Z',
      `url(#${id('pad')})`,
    ) + stroke('M62,252 C120,228 210,222 320,222 C430,222 520,228 578,252', '#ffffff', 1.4, 0.28);
  const knee =
    fill(
      'M54,310 C140,292 220,288 320,288 C420,288 500,292 586,310 L600,404 C500,392 420,388 320,388 C220,388 140,392 40,404Z',
      `url(#${id('knee')})`,
    ) +
    stroke('M56,318 C140,300 220,296 320,296 C420,296 500,300 584,318', tones.leatherLight, 1, 0.7) +
    stroke('M58,307 C142,289 222,285 320,285 C418,285 498,289 582,307', tones.accent, 2.2);
  return gradients + pad + knee + vents() + instruments(id) + console(tones, id) + centreScreen(body, id);
}

function vents(): string {
  const vent = (x: number, y: number, width: number): string =>
    element('rect', {
      x,
      y,
      width,
      height: 17,
      rx: 6,
      fill: '#0c0f13',
      stroke: '#767f88',
      'stroke-width': 1,
    }) + [5.5, 11.5].map((dy) => stroke(`M${x + 7},${y + dy} H${x + width - 7}`, '#4a525a', 1.4)).join('');
  return vent(84, 268, 46) + vent(510, 268, 46);
}

function instruments(id: (name: string) => string): string {
  return (
    fill('M146,240 C166,222 250,220 272,236 L272,284 H146Z', '#15191e') +
    element('rect', {
      x: 154,
      y: 232,
      width: 112,
      height: 46,
      rx: 7,
      fill: `url(#${id('glow')})`,
      stroke: '#313b45',
    }) +
    stroke('M172,268 A20,20 0 1 1 204,268', '#4f8fd8', 2.4) +
    stroke('M218,268 A20,20 0 1 1 250,268', '#4f8fd8', 2.4) +
    stroke('M188,256 L198,246', '#eef5fb', 1.6) +
    stroke('M234,256 L227,245', '#eef5fb', 1.6)
  );
}

function centreScreen(body: BodyId, id: (name: string) => string): string {
  const small = hasSmallScreen(body);
  const [x, y, width, height] = small ? [284, 250, 84, 50] : [276, 218, 150, 78];
  const route = small
    ? 'M296,292 C304,272 322,284 330,268 S350,262 358,258'
    : 'M290,286 C306,250 336,276 350,250 S392,240 412,228';
  return (
    element('rect', { x: x - 4, y: y - 4, width: width + 8, height: height + 8, rx: 9, fill: '#0b0e12' }) +
    element('rect', { x, y, width, height, rx: 6, fill: `url(#${id('glow')})`, stroke: '#2d3741' }) +
    stroke(route, '#5b9be6', 2.6) +
    stroke(`M${x + 8},${y + 10} h${width * 0.22}`, '#dce7f2', 2, 0.8) +
    stroke(`M${x + 8},${y + 17} h${width * 0.14}`, '#dce7f2', 1.4, 0.45) +
    fill(
      `M${x + width * 0.5},${y} h${width * 0.22} l-${height * 0.6},${height} h-${width * 0.22}Z`,
      '#ffffff',
      {
        opacity: 0.06,
      },
    )
  );
}

function console(tones: InteriorTones, id: (name: string) => string): string {
  return (
    linearGradient(
      id('console'),
      [240, 0],
      [400, 0],
      [
        { at: 0, colour: tones.leatherDark },
        { at: 0.2, colour: tones.leather },
        { at: 0.5, colour: '#1a1e23' },
        { at: 0.8, colour: tones.leather },
        { at: 1, colour: tones.leatherDark },
      ],
    ) +
    fill('M272,306 H368 C376,350 396,420 408,480 H232 C244,420 264,350 272,306Z', `url(#${id('console')})`) +
    fill('M284,312 H356 C362,350 376,404 384,440 H256 C264,404 278,350 284,312Z', '#14181c') +
    stroke('M284,312 C278,350 264,404 256,440 M356,312 C362,350 376,404 384,440', tones.accent, 1.4, 0.8) +
    [0, 1, 2, 3, 4].map((k) => stroke(`M${294 + k * 11},322 h6`, '#aeb8c2', 2.4, 0.75)).join('') +
    element('ellipse', { cx: 297, cy: 404, rx: 20, ry: 11, fill: '#07090b', stroke: '#69737d' }) +
    element('ellipse', { cx: 343, cy: 404, rx: 20, ry: 11, fill: '#07090b', stroke: '#69737d' }) +
    fill('M308,376 C306,362 306,348 310,342 C314,336 326,336 330,342 C334,348 334,362 332,376Z', '#23282e', {
      stroke: '#828c96',
      'stroke-width': 1.2,
    }) +
    stroke('M313,344 C317,341 323,341 327,344', '#ffffff', 1.6, 0.6) +
    fill('M250,440 H390 C396,456 400,468 402,480 H238 C240,468 244,456 250,440Z', tones.leather) +
    stroke('M252,444 H388', tones.leatherLight, 1.4)
  );
}
