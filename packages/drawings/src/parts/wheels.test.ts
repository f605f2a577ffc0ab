import { describe, expect, it } from 'vitest';
import { BODY_PROFILES, BODY_TYPES } from '../bodies/catalogue.ts';
import { standardDesign } from '../designs/choose-design.ts';
import { lookOf } from '../designs/look.ts';
import { stageFor } from '../stage.ts';
import { frameFor, STANDPOINTS } from '../views/standpoints.ts';
import { nearWheels } from './wheels.ts';

const numbersIn = (path: string): number[] => [...path.matchAll(/-?[\d.]+/g)].map(Number);

describe('wheels', () => {
  it.each(BODY_TYPES)('of the $name stand on the ground line', ({ id }) => {
    const profile = BODY_PROFILES[id];
    const look = lookOf(standardDesign(id));
    const frame = frameFor('side', profile, 640, 320);
    const drawing = nearWheels(stageFor({ profile, look }, '#808080', STANDPOINTS.side, frame, 'test'));
    const wheels = [...drawing.matchAll(/<g [^>]*data-part="wheel">(.*?)<\/g>/g)].map(
      ([, content = '']) => content,
    );
    expect(wheels).toHaveLength(2);
    for (const wheel of wheels) {
      const heights = [...wheel.matchAll(/ d="([^"]+)"/g)].flatMap(([, d = '']) =>
        numbersIn(d).filter((_, i) => i % 2 === 1),
      );
      expect(Math.abs(Math.max(...heights) - frame.groundY)).toBeLessThan(1.5);
    }
  });
});
