/** Our drawings come in these widths; the address names the one it is. */
const DRAWN = /^(\/pictures\/cars\/.+)-\d+\.webp(\?.*)?$/;
const WIDTHS = [320, 640, 960];

/** A drawing has to say that it is one. */
export const isDrawing = (url: string): boolean => DRAWN.test(url);

/** The same drawing in every width, for the browser to choose from; undefined for other pictures. */
export function drawingSizes(url: string): string | undefined {
  const [, name, version = ''] = DRAWN.exec(url) ?? [];
  return name && WIDTHS.map((width) => `${name}-${width}.webp${version} ${width}w`).join(', ');
}

/** A plan stands upright: filling a lying frame would cut off nose and tail. */
export const isUpright = (url: string): boolean => isDrawing(url) && url.includes('-plan-');
