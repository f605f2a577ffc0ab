import { expect, it } from 'vitest';
import { readSteps } from './characters.ts';
import { findAreas } from './text-areas.ts';

it('a letter that is seen at two steps stands there once, unless nothing was seen between', () => {
  const [nothing, a, b] = [
    [0.9, 0.05, 0.05],
    [0.1, 0.8, 0.1],
    [0.2, 0.1, 0.7],
  ];
  const steps = Float32Array.from([a, a, nothing, a, b].flat() as number[]);
  const read = readSteps(steps, ['甲', '乙']);
  expect(read.map(({ text }) => text).join('')).toBe('甲甲乙');
  expect(read.at(-1)?.confidence).toBeCloseTo(0.7);
  expect(read[0]?.at).toBeCloseTo(0.1);
});

it('a slanting line is found with its slant; what is too faint or too small is none', () => {
  const [width, height] = [200, 100];
  const likely = new Float32Array(width * height);
  for (let x = 20; x < 180; x++) {
    for (let across = -6; across <= 6; across++) {
      likely[Math.round(50 + (x - 100) * 0.1 + across) * width + x] = 0.9;
    }
  }
  likely[5 * width + 5] = 0.9;
  for (let x = 20; x < 60; x++) for (let y = 85; y < 95; y++) likely[y * width + x] = 0.4;

  const [line, ...others] = findAreas(likely, width, height);
  expect(others).toEqual([]);
  expect(line?.angle).toBeCloseTo(0.1, 1);
  expect(line?.x).toBeCloseTo(100, -1);
  expect(line?.width).toBeGreaterThan(160);
  expect(line?.height).toBeLessThan(40);
});
