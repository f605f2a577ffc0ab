import { expect, it } from 'vitest';
import { NICK_NAME_MOST, nickNameProblem } from './nick-name.ts';

it.each([
  '小车迷',
  ' 老王 ',
  '用户2046',
  'Anna-Maria',
  '爱车🚗',
  '车'.repeat(NICK_NAME_MOST),
  '😀'.repeat(NICK_NAME_MOST),
])('somebody may be called %s', (name) => {
  expect(nickNameProblem(name)).toBeNull();
});

it.each([
  ['', '请输入昵称'],
  ['   ', '请输入昵称'],
  ['车'.repeat(NICK_NAME_MOST + 1), '昵称最多 20 个字'],
  ['a\u200bb', '昵称含有看不见的字符，请换一个'],
  ['\u202e客服', '昵称含有看不见的字符，请换一个'],
  ['一\n二', '昵称含有看不见的字符，请换一个'],
  ['——', '昵称不能只有标点'],
])('nobody is called %j', (name, sentence) => {
  expect(nickNameProblem(name)).toBe(sentence);
});
