import { ellipse, type Face, symmetric } from './face.ts';

export const rings: Face = {
  grilles: [],
  lamps: [{ outline: ellipse([0.86, 0.82], 0.2, 0.14), lenses: [[0.86, 0.8]], lensRadius: 0.052 }],
  lights: [[...ellipse([0.86, 0.82], 0.165, 0.11), [1.025, 0.82]]],
  intakes: [
    symmetric([
      [0.36, 0.32],
      [0.56, 0.28],
      [0.62, 0.2],
      [0.4, 0.12],
    ]),
  ],
  corners: [],
  badge: 0.82,
};
