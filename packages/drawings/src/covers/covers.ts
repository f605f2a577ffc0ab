import type { CoverDrawing } from '@cheyantong/domain';
import { SeededRandom } from '@cheyantong/domain/seeded-random';
import { element } from '../svg.ts';
import { cells } from './cells.ts';
import { charging } from './charging.ts';
import { crash } from './crash.ts';
import { lift } from './lift.ts';
import { papers } from './papers.ts';
import { plume } from './plume.ts';
import { road } from './road.ts';
import { type Composition, INK, rect, SHEET } from './sheet.ts';
import { tunnel } from './tunnel.ts';

const COMPOSITIONS: Record<CoverDrawing, Composition> = {
  crash,
  cells,
  road,
  tunnel,
  plume,
  papers,
  lift,
  charging,
};

export interface Cover {
  drawing: CoverDrawing;
  /** The same composition with another seed is another picture. */
  seed: string;
  label: string | null;
}

export function drawCover({ drawing, seed, label }: Cover): string {
  const random = new SeededRandom(numberFrom(`${drawing} ${seed}`));
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${SHEET.width} ${SHEET.height}`,
      width: SHEET.width,
      height: SHEET.height,
    },
    rect(0, 0, SHEET.width, SHEET.height, INK.ground) + COMPOSITIONS[drawing]({ random, label }),
  );
}

/** A small number that stands for a text (FNV-1a). */
function numberFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}
