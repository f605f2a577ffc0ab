import { type Face, symmetric } from './face.ts';

export const slot: Face = {
  grilles: [
    {
      outline: symmetric([
        [0.5, 0.87],
        [0.44, 0.81],
      ]),
      filling: 'bars',
      framed: false,
    },
    {
      outline: symmetric([
        [0.5, 0.54],
        [0.6, 0.46],
        [0.7, 0.12],
      ]),
      filling: 'mesh',
      framed: false,
    },
  ],
  lamps: [
    {
      outline: [
        [0.53, 0.88],
        [0.72, 0.91],
        [0.96, 0.95],
        [1.16, 0.975],
        [1.28, 0.96],
        [1.2, 0.84],
        [0.98, 0.75],
        [0.76, 0.71],
        [0.6, 0.76],
      ],
      lenses: [
        [0.78, 0.8],
        [0.96, 0.845],
      ],
      lensRadius: 0.042,
    },
  ],
  lights: [
    [
      [0.55, 0.865],
      [0.72, 0.895],
      [0.96, 0.935],
      [1.2, 0.955],
    ],
  ],
  intakes: [],
  corners: [
    [
      [0.84, 0.5],
      [1.04, 0.58],
      [1.02, 0.3],
      [0.86, 0.22],
    ],
  ],
  badge: 0.7,
};
