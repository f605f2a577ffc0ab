/** The portal's colours and measures, on paper: A4 in points. */
export const COLOR = {
  brand: '#093F87',
  tint: '#E6ECF3',
  band: '#F3F5F9',
  ink: '#17212E',
  muted: '#55606E',
  line: '#DDE3EB',
  faintLine: '#EBEFF4',
  frame: '#9DB3CF',
  price: '#B84A00',
  good: '#1F7A4D',
  goodBand: '#E7F3EC',
  bad: '#C7000B',
  badBand: '#FDECEC',
  caution: '#8A5A00',
  cautionBand: '#FFF6E0',
  watermark: '#093F87',
} as const;

export const PAGE = { width: 595.28, height: 841.89, side: 48, top: 48, bottom: 64 } as const;
export const COLUMN = PAGE.width - 2 * PAGE.side;
/** Where the text of a page ends; below are its footer lines. */
export const FLOOR = PAGE.height - PAGE.bottom;
