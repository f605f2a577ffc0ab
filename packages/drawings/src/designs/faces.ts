import type { Vec2 } from '../geometry/vector.ts';
import type { FaceId } from './design.ts';

/**
 * A face is written once for all bodies, as `[across, up]`: across in half-widths of the car, measured round the nose
 * from its middle (the corner lies near 1.05, the lamp's tip near 1.3); up from the sill (0) to the edge of the bonnet (1).
 */
export interface Face {
  readonly grilles: readonly Grille[];
  readonly lamps: readonly HeadLamp[];
  /** Daytime running lights, on the driver's side; the other side is their mirror image. */
  readonly lights: readonly (readonly Vec2[])[];
  /** Openings low in the bumper. */
  readonly intakes: readonly (readonly Vec2[])[];
  /** Openings at the corners, on the driver's side. */
  readonly corners: readonly (readonly Vec2[])[];
  /** Bright strips, on the driver's side. */
  readonly strips?: readonly (readonly Vec2[])[];
  readonly badge: number;
}

export interface Grille {
  readonly outline: readonly Vec2[];
  /** `blank` is only pressed into the painted panel. */
  readonly filling: 'bars' | 'columns' | 'mesh' | 'stars' | 'blank';
  readonly framed: boolean;
}

export interface HeadLamp {
  readonly outline: readonly Vec2[];
  readonly lenses: readonly Vec2[];
  readonly lensRadius: number;
}

const flipped = ([across, up]: Vec2): Vec2 => [-across, up];

/** The whole of an outline from the points of its right half, top to bottom. */
const symmetric = (half: readonly Vec2[]): Vec2[] => [...half, ...half.toReversed().map(flipped)];

const ellipse = ([across, up]: Vec2, width: number, height: number): Vec2[] =>
  Array.from({ length: 16 }, (_, i): Vec2 => {
    const angle = (i / 16) * Math.PI * 2;
    return [across + Math.cos(angle) * width, up + Math.sin(angle) * height];
  });

const AIR_CURTAIN: readonly Vec2[] = [
  [0.98, 0.56],
  [1.05, 0.58],
  [1.03, 0.3],
  [0.985, 0.27],
];

const shield: Face = {
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

/** A slim grille that runs into the lamps over a bright wing. */
const wing: Face = {
  grilles: [
    {
      outline: symmetric([
        [0.6, 0.86],
        [0.58, 0.76],
        [0.46, 0.68],
      ]),
      filling: 'bars',
      framed: false,
    },
  ],
  lamps: [
    {
      outline: [
        [0.62, 0.86],
        [0.85, 0.9],
        [1.08, 0.94],
        [1.29, 0.97],
        [1.31, 0.93],
        [1.12, 0.86],
        [0.86, 0.79],
        [0.61, 0.75],
      ],
      lenses: [
        [0.74, 0.82],
        [0.9, 0.855],
        [1.05, 0.89],
      ],
      lensRadius: 0.026,
    },
  ],
  lights: [
    [
      [0.63, 0.845],
      [0.85, 0.885],
      [1.08, 0.925],
      [1.28, 0.955],
    ],
  ],
  intakes: [
    symmetric([
      [0.44, 0.46],
      [0.56, 0.3],
      [0.66, 0.1],
    ]),
  ],
  corners: [
    [
      [0.84, 0.44],
      [1.06, 0.52],
      [1.06, 0.26],
      [0.8, 0.16],
    ],
  ],
  strips: [
    [
      [0, 0.66],
      [0.46, 0.665],
      [0.6, 0.745],
      [0.86, 0.785],
    ],
  ],
  badge: 0.78,
};

/** One tall frame from the bonnet down into the bumper. */
const octagon: Face = {
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

/** Two wide openings, one above the other, with a painted bar between them. */
const stacked: Face = {
  grilles: [
    {
      outline: symmetric([
        [0.52, 0.87],
        [0.55, 0.83],
        [0.52, 0.77],
      ]),
      filling: 'columns',
      framed: true,
    },
    {
      outline: symmetric([
        [0.5, 0.7],
        [0.46, 0.56],
        [0.38, 0.5],
      ]),
      filling: 'columns',
      framed: true,
    },
  ],
  lamps: [
    {
      outline: [
        [0.58, 0.88],
        [0.8, 0.91],
        [1.02, 0.94],
        [1.22, 0.96],
        [1.28, 0.92],
        [1.18, 0.83],
        [0.92, 0.77],
        [0.66, 0.73],
        [0.58, 0.77],
      ],
      lenses: [
        [0.74, 0.825],
        [0.97, 0.865],
      ],
      lensRadius: 0.044,
    },
  ],
  lights: [
    [
      [0.64, 0.86],
      [0.64, 0.775],
      [0.74, 0.762],
      [0.84, 0.79],
      [0.85, 0.875],
    ],
    [
      [0.88, 0.89],
      [0.88, 0.81],
      [0.97, 0.805],
      [1.07, 0.835],
      [1.08, 0.905],
    ],
  ],
  intakes: [
    symmetric([
      [0.5, 0.34],
      [0.62, 0.1],
    ]),
  ],
  corners: [
    [
      [0.76, 0.4],
      [1.05, 0.48],
      [1.04, 0.28],
      [0.82, 0.16],
    ],
  ],
  badge: 0.735,
};

/** An upright grille with columns, between square lamps. */
const columns: Face = {
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

/** A narrow slot above, a wide mouth below. */
const slot: Face = {
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

/** A grille without a frame that dissolves into the bumper, with fangs of light beside it. */
const stars: Face = {
  grilles: [
    {
      outline: symmetric([
        [0.58, 0.88],
        [0.6, 0.72],
        [0.5, 0.5],
        [0.3, 0.38],
      ]),
      filling: 'stars',
      framed: false,
    },
  ],
  lamps: [
    {
      outline: [
        [0.63, 0.89],
        [0.9, 0.92],
        [1.12, 0.95],
        [1.3, 0.97],
        [1.3, 0.92],
        [1.12, 0.87],
        [0.9, 0.835],
        [0.66, 0.81],
      ],
      lenses: [
        [0.76, 0.85],
        [0.88, 0.87],
        [1.0, 0.885],
      ],
      lensRadius: 0.022,
    },
  ],
  lights: [
    [
      [0.64, 0.875],
      [0.9, 0.905],
      [1.12, 0.935],
      [1.29, 0.955],
    ],
    [
      [0.72, 0.76],
      [0.9, 0.6],
      [0.94, 0.36],
    ],
  ],
  intakes: [
    symmetric([
      [0.5, 0.22],
      [0.6, 0.1],
    ]),
  ],
  corners: [
    [
      [0.97, 0.6],
      [1.06, 0.64],
      [1.05, 0.3],
      [0.99, 0.26],
    ],
  ],
  badge: 0.68,
};

/** Round eyes and a small round mouth. */
const oval: Face = {
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

/** A thin light from one side to the other. */
const lightBar: Face = {
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

/** Slits of light above, the headlamps in pockets of their own below. */
const split: Face = {
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

/** A smooth nose with drawn-out eyes. */
const drop: Face = {
  grilles: [],
  lamps: [
    {
      outline: [
        [0.66, 0.8],
        [0.84, 0.87],
        [1.06, 0.93],
        [1.3, 0.975],
        [1.33, 0.95],
        [1.2, 0.86],
        [1.0, 0.78],
        [0.8, 0.74],
      ],
      lenses: [
        [0.86, 0.81],
        [1.0, 0.845],
      ],
      lensRadius: 0.036,
    },
  ],
  lights: [
    [
      [0.68, 0.79],
      [0.82, 0.755],
      [1.0, 0.795],
      [1.2, 0.875],
    ],
  ],
  intakes: [
    symmetric([
      [0.4, 0.3],
      [0.62, 0.26],
      [0.68, 0.18],
      [0.4, 0.1],
    ]),
  ],
  corners: [
    [
      [0.88, 0.38],
      [1.02, 0.44],
      [1.0, 0.28],
      [0.9, 0.24],
    ],
  ],
  badge: 0.84,
};

/** The shape of a grille, pressed into painted metal. */
const pressed: Face = {
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

/** Rings of light for eyes. */
const rings: Face = {
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

/** Brackets of light at the corners. */
const brackets: Face = {
  grilles: [],
  lamps: [
    {
      outline: [
        [0.7, 0.9],
        [0.96, 0.93],
        [1.18, 0.955],
        [1.26, 0.94],
        [1.24, 0.82],
        [1.12, 0.78],
        [0.92, 0.8],
        [0.72, 0.83],
      ],
      lenses: [
        [0.88, 0.86],
        [1.02, 0.87],
      ],
      lensRadius: 0.028,
    },
  ],
  lights: [
    [
      [0.7, 0.89],
      [0.96, 0.915],
      [1.19, 0.94],
      [1.2, 0.78],
      [1.12, 0.6],
      [0.98, 0.48],
    ],
  ],
  intakes: [
    symmetric([
      [0.62, 0.24],
      [0.7, 0.1],
    ]),
  ],
  corners: [
    [
      [0.9, 0.42],
      [1.04, 0.5],
      [1.03, 0.28],
      [0.9, 0.24],
    ],
  ],
  badge: 0.8,
};

export const FACE_DESIGNS: Readonly<Record<FaceId, Face>> = {
  shield,
  wing,
  octagon,
  stacked,
  columns,
  slot,
  stars,
  oval,
  lightBar,
  split,
  drop,
  pressed,
  rings,
  brackets,
};
