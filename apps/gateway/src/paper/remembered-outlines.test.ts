import type { Glyph } from 'fontkit';
import { expect, it } from 'vitest';
import { rememberOutlines } from './remembered-outlines.ts';

it('reads the outline of a letter once, and those of others for themselves', () => {
  const read: string[] = [];
  const glyphs = ['报', '告'].map(
    (letter): Glyph => ({
      _decode() {
        read.push(letter);
        return { letter };
      },
    }),
  );
  const font = rememberOutlines({ getGlyph: (id: number) => glyphs[id] as Glyph });
  const letters = [0, 1, 0].map((id) => font.getGlyph(id)._decode());
  expect(letters).toEqual([{ letter: '报' }, { letter: '告' }, { letter: '报' }]);
  expect(read).toEqual(['报', '告']);
});
