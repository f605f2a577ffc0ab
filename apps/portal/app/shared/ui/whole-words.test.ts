import { describe, expect, it } from 'vitest';
import { wordsAsHtml } from './whole-words.tsx';

describe('a title in whole words', () => {
  it('may break between words, and nowhere else', () => {
    expect(wordsAsHtml('把手机装进车里')).not.toContain('手<wbr>机');
    expect(wordsAsHtml('把手机装进车里').replaceAll('<wbr>', '')).toBe('把手机装进车里');
  });

  it('leaves our own name in one piece', () => {
    expect(wordsAsHtml('把车研通装进手机')).toContain('车研通');
  });

  it('brings no markup of its own', () => {
    expect(wordsAsHtml('<b>大众</b> & 丰田').replaceAll('<wbr>', '')).toBe(
      '&lt;b&gt;大众&lt;/b&gt; &amp; 丰田',
    );
  });
});
