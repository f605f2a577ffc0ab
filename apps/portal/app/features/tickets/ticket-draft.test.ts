import { describe, expect, it } from 'vitest';
import { draftFrom, draftProblems, formOf } from './ticket-draft.ts';

const draft = draftFrom(new URLSearchParams('topic=trace&code= RP26-0000-0108-W '));

describe('what somebody writes to us', () => {
  it('begins with what the page before knew', () => {
    expect(draft).toMatchObject({ topic: 'trace', reference: 'RP26-0000-0108-W', content: '' });
    expect(draftFrom(new URLSearchParams('topic=toString'))).toMatchObject({
      topic: 'consult',
      reference: '',
    });
    expect(draftFrom(new URLSearchParams({ code: 'x'.repeat(300) })).reference).toHaveLength(80);
  });

  it('needs words and the consent; a phone only whole', () => {
    expect(draftProblems(draft)).toEqual({
      content: '请写下要说的事',
      phone: null,
      agreed: '请阅读并同意《个人信息保护声明》',
    });
    expect(draftProblems({ ...draft, phone: '138' }).phone).toBe('请输入完整的手机号');
  });

  it('is sent without what was left empty', () => {
    expect(formOf({ ...draft, content: '标签上的码查不到', agreed: true })).toEqual({
      topic: 'trace',
      reference: 'RP26-0000-0108-W',
      content: '标签上的码查不到',
      agree: true,
    });
  });
});
