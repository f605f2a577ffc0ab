import { describe, expect, it } from 'vitest';
import { readPayCode } from './pay-code.ts';

describe('a code', () => {
  it('of WeChat is drawn', () => {
    const text = 'weixin://wxpay/bizpayurl?pr=abc';
    expect(readPayCode('wechat', text)).toEqual({ kind: 'qr', text });
  });

  it('of Alipay is a link for the frame, or a page to be posted into it', () => {
    expect(readPayCode('alipay', 'https://pay.example.com/x?y=1').kind).toBe('link');
    expect(readPayCode('alipay', '<form action="https://pay.example.com"></form>').kind).toBe('page');
    expect(readPayCode('alipay', 'javascript:alert(1)').kind).toBe('page');
  });
});
