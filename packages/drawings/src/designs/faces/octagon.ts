import { type Face, symmetric } from './face.ts';

export const octagon: Face = {
  grilles: [
    {
      outline: symmetric([
        [0.36, 0.92],
        [0.47, 0.8],
        [0.45, 0.48],
        [0.33, 0.22],
      ]),
      filling: 'mesh',
      framed: true,
    },
  ],
  lamps: [
    {
      outline: [
        [0.55, 0.89],
        [0.8, 0.92],
        [1.05, 0.95],
        [1.28, 0.975],
        [1.25, 0.9],
        [1.08, 0.83],
        [0.86, 0.79],
        [0.58, 0.82],
      ],
      lenses: [
        [0.78, 0.85],
        [0.93, 0.87],
      ],
      lensRadius: 0.03,
    },
  ],
  lights: [
    [
      [0.57, 0.835],
      [0.86, 0.805],
      [1.08, 0.845],
      [1.24, 0.91],
    ],
  ],
  intakes: [],
  corners: [
    [
      [0.62, 0.44],
      [1.0, 0.5],
      [0.98, 0.2],
      [0.66, 0.14],
    ],
  ],
  badge: 0.7,
};
