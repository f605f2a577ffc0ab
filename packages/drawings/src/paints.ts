/** The colours a listing can name, with a base tone that looks right under the studio light. */
export const PAINTS = {
  white: { name: '白色', hex: '#E9ECEF' },
  black: { name: '黑色', hex: '#1B1E23' },
  silver: { name: '银灰色', hex: '#B3BAC2' },
  grey: { name: '深灰色', hex: '#5E666F' },
  blue: { name: '蓝色', hex: '#1C4F94' },
  lightBlue: { name: '浅蓝色', hex: '#8DB2D1' },
  red: { name: '红色', hex: '#A91A24' },
  green: { name: '绿色', hex: '#2A5A4B' },
  champagne: { name: '香槟色', hex: '#BFA98A' },
  brown: { name: '棕色', hex: '#6A4B37' },
  orange: { name: '橙色', hex: '#D2601F' },
  yellow: { name: '黄色', hex: '#E2B42B' },
  purple: { name: '紫色', hex: '#573A78' },
} as const satisfies Record<string, { name: string; hex: string }>;

export type PaintId = keyof typeof PAINTS;

/** A listed paint, or any colour as `#rrggbb`. */
export type Paint = PaintId | `#${string}`;

const isListed = (paint: Paint): paint is PaintId => Object.hasOwn(PAINTS, paint);

export const hexOfPaint = (paint: Paint): string => (isListed(paint) ? PAINTS[paint].hex : paint);
