import type { BodyProfile } from '../bodies/profile.ts';
import type { Frame, Standpoint } from '../geometry/camera.ts';

export type ExteriorView = 'quarter' | 'side' | 'front' | 'rear';

/** Where the photographer stands: far enough away that the nose does not swell. */
export const STANDPOINTS: Readonly<Record<ExteriorView, Standpoint>> = {
  quarter: { azimuth: 42, distance: 12, eyeHeight: 1.4 },
  side: { azimuth: 89, distance: 22, eyeHeight: 1.02 },
  front: { azimuth: 0, distance: 13, eyeHeight: 1.25 },
  rear: { azimuth: 140, distance: 12, eyeHeight: 1.46 },
};

/** Long cars fill more of the picture than short ones, but not in proportion: a card is no parking lot. */
export function frameFor(view: ExteriorView, { length }: BodyProfile, width: number, height: number): Frame {
  const centreX = width / 2;
  if (view === 'side') {
    const share = 0.62 + 0.056 * length;
    return {
      centreX,
      groundY: height > width / 2 ? height * 0.76 : height * 0.86,
      maxWidth: width * share,
      maxHeight: height * 0.66,
    };
  }
  if (view === 'front') {
    return { centreX, groundY: height * 0.82, maxWidth: width * 0.62, maxHeight: height * 0.66 };
  }
  const share = 0.66 + 0.042 * length;
  return { centreX, groundY: height * 0.815, maxWidth: width * share, maxHeight: height * 0.64 };
}
