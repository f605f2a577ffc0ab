import { describe, expect, it } from 'vitest';
import { compareBlocks } from './compare.ts';
import type { Block } from './read-agreement.ts';

const title = (text: string): Block => ({ kind: 'title', text });
const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

/** 【added】 and [removed] within the words that stayed. */
const inMarks = (before: Block[], after: Block[]) =>
  compareBlocks(before, after).map(({ pieces }) =>
    pieces
      .map(({ mark, text }) => (mark === 'added' ? `【${text}】` : mark === 'removed' ? `[${text}]` : text))
      .join(''),
  );

describe('two versions of a document', () => {
  it('shows the words that came and went in a paragraph that was changed', () => {
    expect(
      inMarks(
        [paragraph('平台不买卖车辆，页面会写明机构名称。')],
        [paragraph('平台不买卖车辆和配件，页面会写明机构名称。')],
      ),
    ).toEqual(['平台不买卖车辆【和配件】，页面会写明机构名称。']);
  });

  it('keeps what stayed, in its place, around what came and went', () => {
    const before = [
      title('一、账号'),
      paragraph('您可以随时退出登录。'),
      title('二、退款'),
      paragraph('您可以申请退款。'),
    ];
    const after = [
      title('一、账号'),
      paragraph('您可以随时退出登录。'),
      title('二、留言'),
      paragraph('两个工作日内答复。'),
      title('三、退款'),
      paragraph('您可以申请退款。'),
    ];
    const shown = inMarks(before, after);
    expect(shown.slice(0, 2)).toEqual(['一、账号', '您可以随时退出登录。']);
    expect(shown).toContain('【两个工作日内答复。】');
    expect(shown.at(-1)).toBe('您可以申请退款。');
  });

  it('takes a paragraph in quite other words for another one', () => {
    expect(
      inMarks([paragraph('本协议更新时会提前公告。')], [paragraph('未成年人请由监护人陪同使用。')]),
    ).toEqual(['[本协议更新时会提前公告。]', '【未成年人请由监护人陪同使用。】']);
  });

  it('is nothing but what stayed when nothing was changed', () => {
    const text = [title('一'), paragraph('二')];
    expect(compareBlocks(text, text).flatMap(({ pieces }) => pieces.map(({ mark }) => mark))).toEqual([
      'same',
      'same',
    ]);
  });
});
