import { type Face, symmetric } from './face.ts';

export const split: Face = {
  grilles: [],
  lamps: [
    {
      outline: [
        [0.72, 0.62],
        [1.0, 0.66],
        [1.06, 0.64],
        [1.05, 0.45],
        [0.98, 0.41],
        [0.74, 0.42],
      ],
      lenses: [
        [0.82, 0.535],
        [0.95, 0.545],
      ],
      lensRadius: 0.03,
    },
  ],
  lights: [
    [
      [0.52, 0.87],
      [0.78, 0.89],
      [1.04, 0.925],
      [1.28, 0.96],
    ],
    [
      [0.52, 0.87],
      [0.66, 0.84],
      [0.78, 0.85],
    ],
  ],
  intakes: [
    symmetric([
      [0.5, 0.3],
      [0.6, 0.12],
    ]),
  ],
  corners: [],
  badge: 0.8,
};
