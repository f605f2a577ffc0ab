import { readdirSync, readFileSync } from 'node:fs';
import { BODY_TYPES } from '@cheyantong/domain';
import { expect, it } from 'vitest';
import { drawnAs, type ListedCar } from './address.ts';

const CATALOGUE = new URL('../../../demo/catalogue/', import.meta.url);

/** Every series of the demonstration, in the order of its files. */
function seriesOfDemo(): ListedCar[] {
  const rows = readdirSync(CATALOGUE)
    .flatMap((file) => readFileSync(new URL(file, CATALOGUE), 'utf8').split('\n'))
    .map((line) => line.split(','))
    .filter((cells) => BODY_TYPES.some((body) => body === cells[6]));
  const named = rows.map(
    ([brandName = '', , seriesName = '', , , level = '', body = '', energy = '']): [string, ListedCar] => [
      `${brandName} ${seriesName}`,
      { brandName, seriesName, level, body, energy, color: null },
    ],
  );
  return [...new Map(named).values()];
}

const series = seriesOfDemo();
const shown = (car: ListedCar): string => JSON.stringify(drawnAs(car));

it.each(BODY_TYPES)('no two neighbours among the series with the body %s look alike', (body) => {
  const looks = series.filter((car) => car.body === body).map(shown);
  expect(looks.length).toBeGreaterThan(10);
  expect(looks.filter((look, i) => look === looks[i - 1])).toEqual([]);
});

it('nearly every series of the demonstration has a look of its own', () => {
  expect(new Set(series.map(shown)).size).toBeGreaterThan(series.length * 0.98);
});
