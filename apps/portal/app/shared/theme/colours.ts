/** The colours of tokens.css that are wanted where no style sheet reaches: by browsers, for their own bars and screens. */
export const BRAND_COLOUR = '#093f87';
export const PAGE_COLOUR = '#f4f6fa';
