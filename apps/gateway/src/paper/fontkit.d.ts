/** What we use of the fonts that pdfkit writes with; the package has no types of its own. */
declare module 'fontkit' {
  export interface GlyphRun {
    positions: Record<string, number>[];
  }

  export interface Glyph {
    /** Its outline, or the letters that it is made of. Not meant for others, but what copies of a font are made with. */
    _decode(): object | null;
  }

  export interface Font {
    getGlyph(id: number, codePoints?: number[]): Glyph;
    layout(text: string, features?: unknown, ...rest: unknown[]): GlyphRun;
  }

  export function create(bytes: Uint8Array): Font;
}
