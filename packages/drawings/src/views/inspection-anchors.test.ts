import { describe, expect, it } from 'vitest';
import { BODY_TYPES } from '../bodies/catalogue.ts';
import { INSPECTION_AREAS, inspectionAnchors } from './inspection-anchors.ts';

describe('the plan of a car', () => {
  it.each(BODY_TYPES)('has a place of its own for every inspection area of the $name', ({ id }) => {
    const anchors = inspectionAnchors(id);
    const places = INSPECTION_AREAS.map((area) => anchors[area.id]);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThan(0.1);
      expect(x).toBeLessThan(0.9);
      expect(y).toBeGreaterThan(0.05);
      expect(y).toBeLessThan(0.98);
    }
    expect(new Set(places.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size).toBe(places.length);
    expect(anchors.engine.y).toBeLessThan(anchors.interior.y);
  });
});
