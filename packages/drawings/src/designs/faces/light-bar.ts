import { AIR_CURTAIN, type Face, symmetric } from './face.ts';

export const lightBar: Face = {
  grilles: [],
  lamps: [
    {
      outline: [
        [0.72, 0.86],
        [0.95, 0.895],
        [1.14, 0.935],
        [1.3, 0.965],
        [1.29, 0.9],
        [1.14, 0.84],
        [0.95, 0.8],
        [0.78, 0.79],
      ],
      lenses: [
        [0.88, 0.835],
        [1.0, 0.86],
        [1.11, 0.885],
      ],
      lensRadius: 0.024,
    },
  ],
  lights: [
    [
      [0, 0.865],
      [0.4, 0.868],
      [0.72, 0.875],
      [0.95, 0.9],
      [1.14, 0.94],
      [1.29, 0.965],
    ],
  ],
  intakes: [
    symmetric([
      [0.56, 0.26],
      [0.64, 0.1],
    ]),
  ],
  corners: [AIR_CURTAIN],
  badge: 0.76,
};
