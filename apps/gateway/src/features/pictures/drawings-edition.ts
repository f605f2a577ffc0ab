import { editionOfPackage } from '../../memory/edition-of-package.ts';

/**
 * A word for the drawings as they are now. Pictures are kept for a year by browsers and for ever on disk, so a changed
 * line of the drawing code has to give them another address; nobody has to remember to raise a number.
 */
export const DRAWINGS_EDITION = editionOfPackage('@cheyantong/drawings');
