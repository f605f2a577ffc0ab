import type { Font } from 'fontkit';
import { expect, it } from 'vitest';
import { rememberLayouts } from './remembered-layouts.ts';

/** A font that counts how often it sets a word, each letter ten units wide. */
function countingFont() {
  let times = 0;
  const font: Pick<Font, 'layout'> = {
    layout: (text) => {
      times += 1;
      return { positions: Array.from(text, () => ({ xAdvance: 10 })) };
    },
  };
  return { font: rememberLayouts(font), times: () => times };
}

it('sets a word once, whatever is done with the places of its letters afterwards', () => {
  const { font, times } = countingFont();
  for (const position of font.layout('报告').positions) position.xAdvance = 0;
  expect(font.layout('报告').positions).toEqual([{ xAdvance: 10 }, { xAdvance: 10 }]);
  expect(times()).toBe(1);
});

it('remembers nothing of words that are set in another way', () => {
  const { font, times } = countingFont();
  font.layout('报告', ['vert']);
  font.layout('报告');
  expect(times()).toBe(2);
});
