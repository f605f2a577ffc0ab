import { mix } from '../../light/colour.ts';
import { element, linearGradient } from '../../svg.ts';
import { fill, onBothSides, stroke } from './shapes.ts';
import type { InteriorTones } from './tones.ts';

/** What is seen through the glass, and the frame round it: bonnet, pillars, headlining, doors. */
export function surroundings(tones: InteriorTones, id: (name: string) => string): string {
  const tonesOfRoom =
    linearGradient(
      id('outside'),
      [0, 60],
      [0, 250],
      [
        { at: 0, colour: '#f4f7fa' },
        { at: 0.55, colour: '#dde5ed' },
        { at: 0.6, colour: '#c9d4df' },
        { at: 1, colour: '#dfe6ed' },
      ],
    ) +
    linearGradient(
      id('bonnet'),
      [0, 196],
      [0, 240],
      [
        { at: 0, colour: mix(tones.paint, '#ffffff', 0.5) },
        { at: 0.35, colour: tones.paint },
        { at: 1, colour: mix(tones.paint, '#05080c', 0.5) },
      ],
    ) +
    linearGradient(
      id('lining'),
      [0, 0],
      [0, 130],
      [
        { at: 0, colour: '#8e959c' },
        { at: 1, colour: '#cdd2d7' },
      ],
    ) +
    linearGradient(
      id('door'),
      [0, 230],
      [0, 480],
      [
        { at: 0, colour: mix(tones.panel, '#ffffff', 0.12) },
        { at: 1, colour: mix(tones.panel, '#05080b', 0.55) },
      ],
    );
  const scene =
    element('rect', { width: 640, height: 480, fill: `url(#${id('outside')})` }) +
    fill('M130,250 C190,205 250,197 320,197 C390,197 450,205 510,250Z', `url(#${id('bonnet')})`) +
    stroke('M215,214 C250,203 285,200 320,200 C355,200 390,203 425,214', '#ffffff', 1.6, 0.5);
  const floor = fill('M40,300 H600 V480 H40Z', '#12161a');
  const pillar =
    fill(
      'M0,0 H320 V70 C230,70 172,76 150,86 C126,120 98,176 78,240 L54,240 C72,176 92,126 112,92 C70,98 30,112 0,132Z',
      `url(#${id('lining')})`,
    ) +
    fill('M150,86 C126,120 98,176 78,240 L62,240 C82,176 108,122 134,90Z', '#3a4047') +
    stroke('M150,86 C126,120 98,176 78,240', '#11151a', 2, 0.7) +
    stroke('M150,86 C172,76 230,70 320,70', '#3a4047', 5);
  const door =
    fill('M0,250 C26,240 52,236 80,236 C96,262 104,330 104,480 H0Z', `url(#${id('door')})`) +
    fill('M0,250 C26,240 52,236 80,236 L82,246 C54,246 26,252 0,262Z', '#2a3036') +
    stroke('M0,322 C34,312 66,310 92,314', tones.accent, 2.4, 0.9) +
    fill('M8,288 C26,282 44,280 58,281 L56,292 C40,292 24,294 8,299Z', '#c8cfd6', { opacity: 0.9 });
  const mirror =
    element('rect', { x: 318, y: 66, width: 4, height: 18, fill: '#2a2f35' }) +
    element('rect', { x: 272, y: 80, width: 96, height: 27, rx: 12, fill: '#1b1f24' }) +
    element('rect', { x: 277, y: 84, width: 86, height: 19, rx: 9, fill: '#8fa1b0' }) +
    fill('M290,103 L306,84 H328 L312,103Z', '#ffffff', { opacity: 0.35 });
  const visor = fill('M158,64 C200,56 250,54 296,54 L294,70 C246,70 200,73 166,80Z', '#b9bfc5', {
    stroke: '#7d848b',
    'stroke-width': 0.8,
  });
  return tonesOfRoom + scene + floor + onBothSides(pillar + door + visor) + mirror;
}
