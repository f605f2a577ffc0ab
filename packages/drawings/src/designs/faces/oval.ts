import { ellipse, type Face, symmetric } from './face.ts';

export const oval: Face = {
  grilles: [
    {
      outline: symmetric([
        [0.14, 0.82],
        [0.34, 0.8],
        [0.46, 0.7],
        [0.42, 0.59],
        [0.2, 0.54],
      ]),
      filling: 'bars',
      framed: true,
    },
  ],
  lamps: [{ outline: ellipse([0.84, 0.83], 0.19, 0.135), lenses: [[0.84, 0.83]], lensRadius: 0.062 }],
  lights: [ellipse([0.84, 0.83], 0.155, 0.105)],
  intakes: [
    symmetric([
      [0.5, 0.34],
      [0.62, 0.24],
      [0.5, 0.12],
    ]),
  ],
  corners: [ellipse([0.92, 0.42], 0.06, 0.06)],
  badge: 0.92,
};
