import { expect, it } from 'vitest';
import { fitStrokes, isSigned } from './signature.ts';

const stroke = (points: [number, number][]) => ({
  penColor: '#000',
  dotSize: 1,
  minWidth: 1,
  maxWidth: 2,
  velocityFilterWeight: 0.7,
  compositeOperation: 'source-over' as const,
  points: points.map(([x, y]) => ({ x, y, time: 0, pressure: 0.5 })),
});

it('keeps all strokes, in their proportions, when the phone is turned', () => {
  const written = {
    by: 'hand',
    strokes: [
      stroke([
        [0, 0],
        [300, 150],
      ]),
    ],
    width: 300,
    height: 150,
  } as const;
  const [turned] = fitStrokes({ ...written, strokes: [...written.strokes] }, { width: 700, height: 150 });
  expect(turned?.points.map(({ x, y }) => [x, y])).toEqual([
    [200, 0],
    [500, 150],
  ]);
  const [small] = fitStrokes({ ...written, strokes: [...written.strokes] }, { width: 150, height: 150 });
  expect(small?.points.map(({ x, y }) => [x, y])).toEqual([
    [0, 37.5],
    [150, 112.5],
  ]);
});

it('counts a typed name only when it was confirmed', () => {
  expect(isSigned(null)).toBe(false);
  expect(isSigned({ by: 'hand', strokes: [], width: 1, height: 1 })).toBe(false);
  expect(isSigned({ by: 'keyboard', name: '李演示', confirmed: false })).toBe(false);
  expect(isSigned({ by: 'keyboard', name: '李演示', confirmed: true })).toBe(true);
});
