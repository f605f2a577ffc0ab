import { type Face, symmetric } from './face.ts';

export const columns: Face = {
  grilles: [
    {
      outline: symmetric([
        [0.46, 0.9],
        [0.49, 0.86],
        [0.45, 0.5],
        [0.38, 0.45],
      ]),
      filling: 'columns',
      framed: true,
    },
  ],
  lamps: [
    {
      outline: [
        [0.58, 0.9],
        [0.62, 0.91],
        [1.16, 0.955],
        [1.22, 0.95],
        [1.23, 0.8],
        [1.18, 0.78],
        [0.62, 0.72],
        [0.58, 0.73],
      ],
      lenses: [
        [0.74, 0.815],
        [0.98, 0.845],
      ],
      lensRadius: 0.05,
    },
  ],
  lights: [
    [
      [0.62, 0.745],
      [0.615, 0.885],
      [1.17, 0.935],
    ],
  ],
  intakes: [
    symmetric([
      [0.66, 0.3],
      [0.72, 0.12],
    ]),
  ],
  corners: [
    [
      [0.88, 0.5],
      [1.02, 0.52],
      [1.01, 0.36],
      [0.88, 0.34],
    ],
  ],
  badge: 0.955,
};
