import { DRAWINGS_EDITION } from './drawings-edition.ts';

/** Where the drawing of a kind of part is; none where nothing was drawn for it. */
export const partPictureUrl = (drawing: string | null): string | null =>
  drawing && `/pictures/parts/${drawing}.svg?v=${DRAWINGS_EDITION}`;
