/** What we use of them; the packages have no types of their own. */
declare module 'fontverter' {
  export function convert(font: Buffer, format: 'woff2'): Promise<Buffer>;
}

declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { targetFormat: 'sfnt'; noHinting: boolean },
  ): Promise<Buffer>;
}
