import { AIR_CURTAIN, type Face, symmetric } from './face.ts';

export const pressed: Face = {
  grilles: [
    {
      outline: symmetric([
        [0.54, 0.85],
        [0.5, 0.7],
        [0.38, 0.52],
      ]),
      filling: 'blank',
      framed: false,
    },
  ],
  lamps: [
    {
      outline: [
        [0.58, 0.85],
        [0.82, 0.885],
        [1.05, 0.925],
        [1.24, 0.965],
        [1.29, 0.94],
        [1.2, 0.85],
        [1.0, 0.785],
        [0.78, 0.745],
        [0.6, 0.76],
      ],
      lenses: [
        [0.74, 0.81],
        [0.88, 0.835],
        [1.02, 0.865],
      ],
      lensRadius: 0.03,
    },
  ],
  lights: [
    [
      [0.6, 0.775],
      [0.6, 0.835],
      [0.82, 0.87],
      [1.05, 0.91],
      [1.24, 0.95],
    ],
  ],
  intakes: [
    symmetric([
      [0.62, 0.3],
      [0.7, 0.12],
    ]),
  ],
  corners: [AIR_CURTAIN],
  badge: 0.72,
};
