import { describe, expect, it } from 'vitest';
import { blocksOf } from './content-blocks.ts';

describe('what a supplier wrote', () => {
  it('is read paragraph by paragraph, lists as lists', () => {
    expect(blocksOf('<p>拆自<strong>事故车</strong></p><ul><li>含灯泡</li><li>含支架</li></ul>')).toEqual([
      { kind: 'paragraph', text: '拆自事故车' },
      { kind: 'list', items: ['含灯泡', '含支架'] },
    ]);
  });

  it('shows signs as they were meant, and never as markup', () => {
    expect(blocksOf('<p>间隙 &lt; 0.5 &amp; 无异响</p>')).toEqual([
      { kind: 'paragraph', text: '间隙 < 0.5 & 无异响' },
    ]);
    expect(blocksOf('<p><img src=x onerror=alert(1)>说明</p>')).toEqual([
      { kind: 'paragraph', text: '说明' },
    ]);
    expect(blocksOf('<p>&amp;lt;b&amp;gt;</p>')).toEqual([{ kind: 'paragraph', text: '&lt;b&gt;' }]);
  });

  it('may be plain, or nothing at all', () => {
    expect(blocksOf('原车拆件')).toEqual([{ kind: 'paragraph', text: '原车拆件' }]);
    expect(blocksOf('<p> </p>')).toEqual([]);
    expect(blocksOf('')).toEqual([]);
  });
});
