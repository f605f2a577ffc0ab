import { COVER_DRAWINGS } from '@cheyantong/domain';
import { describe, expect, it } from 'vitest';
import { drawCover } from './covers.ts';
import { INK } from './sheet.ts';

describe.each(COVER_DRAWINGS)('a cover: %s', (drawing) => {
  const draw = (seed: string) => drawCover({ drawing, seed, label: null });

  it('is the same picture for the same article, and another one for another', () => {
    expect(draw('one-article')).toBe(draw('one-article'));
    expect(draw('one-article')).not.toBe(draw('another-article'));
  });

  it('has one orange mark, and draws nothing it cannot place', () => {
    expect(draw('one-article')).toContain(INK.mark);
    expect(draw('one-article')).not.toMatch(/NaN|undefined|Infinity/);
  });
});

it('a sheet of paper carries the clause that is named', () => {
  expect(drawCover({ drawing: 'papers', seed: 'a', label: '7.4.2' })).toContain('>7.4.2<');
});
