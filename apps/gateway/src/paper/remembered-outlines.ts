/// <reference path="./fontkit.d.ts" />
import type { Font } from 'fontkit';
import { once } from '../memory/once.ts';

/** A font that reads the outline of a letter once: whoever copies it into a paper asks anew, only to see whether it is made of others. */
export function rememberOutlines<F extends Pick<Font, 'getGlyph'>>(font: F): F {
  const known = new WeakSet<object>();
  const findGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints) => {
    const glyph = findGlyph(id, codePoints);
    if (!known.has(glyph)) glyph._decode = once(glyph._decode.bind(glyph));
    known.add(glyph);
    return glyph;
  };
  return font;
}
