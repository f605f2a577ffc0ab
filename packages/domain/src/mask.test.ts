import { describe, expect, it } from 'vitest';
import {
  maskCreditCode,
  maskDealerPhone,
  maskIdentityNumber,
  maskName,
  maskPhone,
  maskText,
} from './mask.ts';

describe('what a log line shows of a person', () => {
  it.each([
    ['a phone', 'code for 13800138000 sent', 'code for 138****8000 sent'],
    ['a phone in a query', '/sms-code?phoneNumber=13912345678&x=1', '/sms-code?phoneNumber=139****5678&x=1'],
    ['a phone with its country', 'to 8613812345678.', 'to 138****5678.'],
    ['a phone with + and its country', 'to +86 13812345678', 'to 138****5678'],
    ['a phone in groups', '138 1234 5678', '138****5678'],
    ['a phone with dashes', '+86-138-1234-5678', '138****5678'],
    ['a phone in an address', '?q=%2B86138%201234%205678', '?q=138****5678'],
    ['a phone in needless escapes', '?q=%31%33812345678', '?q=138****5678'],
    ['a login code in an address', '/token?mobile=1&code=123456&x=1', '/token?mobile=1&code=***&x=1'],
    ['a signature in an address', '/pdf?expires=1&signature=aB-c_d', '/pdf?expires=1&signature=***'],
    ['a VIN in small letters', 'lsvam4187c2184847', 'lsv**********4847'],
    ['an ID number', 'id 11010519491231002X.', 'id 110105********002X.'],
    ['a VIN', '/vehicle/model/LSVAM4187C2184847', '/vehicle/model/LSV**********4847'],
    ['a bearer token', 'authorization: Bearer abc.def-ghi_0', 'authorization: Bearer ***'],
    ['a client credential', 'Basic cG9ydGFsOnBvcnRhbC1kZW1v', 'Basic ***'],
  ])('hides %s', (_what, text, masked) => {
    expect(maskText(text)).toBe(masked);
  });

  it.each([
    ['order numbers', '202611150042771900123'],
    ['millisecond clocks', '1763174400000'],
    ['plain words of 17 letters', 'INTERNATIONALIZED'],
  ])('leaves %s alone', (_what, text) => {
    expect(maskText(text)).toBe(text);
  });

  it('shows the first three and last four digits of a phone', () => {
    expect(maskPhone('13800138000')).toBe('138****8000');
  });
});

it.each([
  ['400-000-3011', '400-***-3011'],
  ['13800138000', '138****8000'],
])('a dealer’s %s loses its middle', (phone, masked) => {
  expect(maskDealerPhone(phone)).toBe(masked);
});

it('of numbers and names of people and companies the middle is hidden', () => {
  expect(maskIdentityNumber('11010519491231002X')).toBe('110105********002X');
  expect(maskCreditCode('91330100799655058B')).toBe('91330100******058B');
  expect(maskName('欧阳样张')).toBe('欧***');
  expect(maskName('𬭎')).toBe('𬭎');
});
