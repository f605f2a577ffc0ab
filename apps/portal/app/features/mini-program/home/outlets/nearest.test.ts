import type { Outlet } from '@cheyantong/contract';
import { describe, expect, it } from 'vitest';
import { distanceWords, nearestFirst } from './nearest.ts';

const at = (outletName: string, latitude: number | null, longitude: number | null) =>
  ({ outletName, latitude, longitude }) as Outlet;

const TIANJIN_STATION = { latitude: 39.136, longitude: 117.21 };
const XIQING = at('西青', 39.08, 117.15);
const BINHAI = at('滨海', 39.02, 117.7);
const UNMAPPED = at('没有坐标', null, null);

const namesOf = (found: ReturnType<typeof nearestFirst>) => found.map(({ outlet }) => outlet.outletName);

describe('outlets nearby', () => {
  it('come by distance, those without a place on the map last', () => {
    const found = nearestFirst([UNMAPPED, BINHAI, XIQING], TIANJIN_STATION);
    expect(namesOf(found)).toEqual(['西青', '滨海', '没有坐标']);
    expect(found[0]?.km).toBeCloseTo(8.1, 1);
  });

  it('stay as the gateway lists them while nobody knows where the visitor is', () => {
    expect(namesOf(nearestFirst([BINHAI, UNMAPPED, XIQING], null))).toEqual(['滨海', '没有坐标', '西青']);
  });

  it.each([
    [0.01, '50 米'],
    [0.84, '850 米'],
    [6.43, '6.4 公里'],
    [111.6, '112 公里'],
  ])('%d km is said as %s', (km, words) => expect(distanceWords(km)).toBe(words));
});
