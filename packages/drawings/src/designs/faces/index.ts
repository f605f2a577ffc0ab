import type { FaceId } from '../design.ts';
import { brackets } from './brackets.ts';
import { columns } from './columns.ts';
import { drop } from './drop.ts';
import type { Face } from './face.ts';
import { lightBar } from './light-bar.ts';
import { octagon } from './octagon.ts';
import { oval } from './oval.ts';
import { pressed } from './pressed.ts';
import { rings } from './rings.ts';
import { shield } from './shield.ts';
import { slot } from './slot.ts';
import { split } from './split.ts';
import { stacked } from './stacked.ts';
import { stars } from './stars.ts';
import { wing } from './wing.ts';

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
