import { COVER_DRAWINGS, type CoverDrawing } from '@cheyantong/domain';
import { DRAWINGS_EDITION } from './drawings-edition.ts';

export interface CoverName {
  drawing: CoverDrawing;
  seed: string;
  label?: string | undefined;
}

const NAME = /^([a-z]+)_([a-z0-9-]{1,80})(?:_([0-9A-Za-z.-]{1,10}))?$/;

/** Where the cover of an article is. */
export const coverUrl = ({ drawing, seed, label }: CoverName): string =>
  `/pictures/covers/${coverName({ drawing, seed, label })}.svg?v=${DRAWINGS_EDITION}`;

export const coverName = ({ drawing, seed, label }: CoverName): string =>
  [drawing, seed, ...(label ? [label] : [])].join('_');

/** The cover a name stands for; null for any other name. */
export function coverNamed(name: string): CoverName | null {
  const [, word, seed, label] = NAME.exec(name) ?? [];
  const drawing = COVER_DRAWINGS.find((each) => each === word);
  return drawing && seed ? { drawing, seed, label } : null;
}
