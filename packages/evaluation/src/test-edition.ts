import type { Area, Edition } from './edition.ts';

const area = (code: string, weight: number): Area => ({
  code,
  name: code,
  weight,
  repeatability: 1,
  modifiers: [
    {
      code: `${code}-slip`,
      name: '',
      quantity: '',
      unit: null,
      range: [0, 9],
      limit: 0,
      points: 0.5,
      each: true,
      clause: '1',
    },
  ],
  tests: [
    {
      code: `${code}-test`,
      name: '',
      group: code,
      quantity: '',
      unit: null,
      decimals: 1,
      range: [0, 100],
      take: 'worst',
      readings: 1,
      curve: [
        [0, 0],
        [100, weight],
      ],
      repeatability: null,
      clause: '1',
      condition: '',
      method: code,
    },
  ],
});

export const editionForTests: Edition = {
  programmeCode: 'p',
  programmeName: 'P',
  code: '2026',
  name: '2026 版',
  title: '',
  status: 'inForce',
  effectiveFrom: '2026-03-01',
  summary: '',
  repeatability: 0.8,
  areas: [area('a', 60), area('b', 40)],
  stars: [
    { stars: 5, total: 80, everyArea: 70 },
    { stars: 4, total: 70, everyArea: 60 },
    { stars: 3, total: 60, everyArea: 50 },
  ],
  caps: [{ test: 'a-test', mostStars: 2 }],
  otherEditions: [],
};
