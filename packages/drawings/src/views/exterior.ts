import { bootLip } from '../parts/boot-lip.ts';
import { cabinPaint, roofHighlight } from '../parts/cabin.ts';
import { bonnetLines, deck } from '../parts/deck.ts';
import { face } from '../parts/face.ts';
import { flank } from '../parts/flank.ts';
import { glass } from '../parts/glass.ts';
import { groundShadow, underbody } from '../parts/ground-shadow.ts';
import { headlamps, tailLamps } from '../parts/lamps.ts';
import { loadBed } from '../parts/load-bed.ts';
import { doorMirror } from '../parts/mirrors.ts';
import { roofRails, roofSpoiler } from '../parts/roof-trim.ts';
import { tail, tailBadge } from '../parts/tail.ts';
import { shoulderHighlight, tubFarEdge, tubNearSide } from '../parts/tub.ts';
import { farWheels, nearWheels } from '../parts/wheels.ts';
import type { Stage } from '../stage.ts';

/** The whole car from outside, painted from the farthest part to the nearest. */
export function exterior(stage: Stage): string {
  return [
    groundShadow,
    farWheels,
    underbody,
    tubFarEdge,
    deck,
    bonnetLines,
    loadBed,
    bootLip,
    (s: Stage) => doorMirror(s, -1),
    cabinPaint,
    glass,
    alongSide(roofHighlight),
    alongSide(roofRails),
    roofSpoiler,
    tubNearSide,
    alongSide(shoulderHighlight),
    face,
    tail,
    headlamps,
    tailLamps,
    tailBadge,
    alongSide(flank),
    alongSide(nearWheels),
    (s: Stage) => doorMirror(s, 1),
  ]
    .map((draw) => draw(stage))
    .join('');
}

/** Drawn only where the side of the car shows. */
const alongSide =
  (draw: (stage: Stage) => string) =>
  (stage: Stage): string =>
    stage.sideSeen ? draw(stage) : '';
