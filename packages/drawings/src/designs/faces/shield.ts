import { AIR_CURTAIN, type Face, symmetric } from './face.ts';

export const shield: Face = {
  grilles: [
    {
      outline: symmetric([
        [0.5, 0.87],
        [0.44, 0.66],
        [0.36, 0.54],
      ]),
      filling: 'bars',
      framed: true,
    },
  ],
  lamps: [
    {
      outline: [
        [0.56, 0.86],
        [0.78, 0.89],
        [1.03, 0.93],
        [1.24, 0.97],
        [1.3, 0.95],
        [1.23, 0.85],
        [1.03, 0.78],
        [0.78, 0.73],
        [0.58, 0.74],
      ],
      lenses: [
        [0.7, 0.8],
        [0.84, 0.82],
        [0.98, 0.85],
      ],
      lensRadius: 0.032,
    },
  ],
  lights: [
    [
      [0.58, 0.76],
      [0.78, 0.755],
      [1.03, 0.805],
      [1.22, 0.87],
    ],
  ],
  intakes: [
    symmetric([
      [0.61, 0.32],
      [0.72, 0.1],
    ]),
  ],
  corners: [AIR_CURTAIN],
  badge: 0.74,
};
