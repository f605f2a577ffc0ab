/** What we use of the fonts that pdfkit writes with; the package has no types of its own. */
declare module 'fontkit' {
  export interface GlyphRun {
    positions: Record<string, number>[];
  }

  export interface Font {
    layout(text: string, features?: unknown, ...rest: unknown[]): GlyphRun;
  }

  export function create(bytes: Uint8Array): Font;
}
