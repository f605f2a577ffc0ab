import { element, linearGradient, radialGradient } from './svg.ts';

/** Where wall and floor of the studio meet, as a share of the height. */
const HORIZON = 0.58;

/** A light studio: pale wall, a soft bend where it meets the floor, and a pool of light behind the car. */
export function studio(width: number, height: number, id: (name: string) => string): string {
  const backdrop = linearGradient(
    id('studio'),
    [0, 0],
    [0, height],
    [
      { at: 0, colour: '#f1f4f8' },
      { at: HORIZON - 0.05, colour: '#e2e8ef' },
      { at: HORIZON, colour: '#d3dce6' },
      { at: HORIZON + 0.025, colour: '#d0dae4' },
      { at: 0.82, colour: '#e1e8ef' },
      { at: 1, colour: '#edf1f5' },
    ],
  );
  const pool = radialGradient(id('pool'), [
    { at: 0, colour: '#ffffff', opacity: 0.85 },
    { at: 1, colour: '#ffffff', opacity: 0 },
  ]);
  return (
    backdrop +
    pool +
    element('rect', { width, height, fill: `url(#${id('studio')})` }) +
    element('ellipse', {
      cx: width / 2,
      cy: height * 0.4,
      rx: width * 0.5,
      ry: height * 0.36,
      fill: `url(#${id('pool')})`,
    })
  );
}
