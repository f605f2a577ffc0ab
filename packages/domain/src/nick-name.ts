/** Characters, as people count them. */
export const NICK_NAME_MOST = 20;

const VISIBLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u;
const SAYS_SOMETHING = /[\p{L}\p{N}\p{S}]/u;

/** What to tell somebody who wants to be called so, or null when they can be. */
export function nickNameProblem(text: string): string | null {
  const name = text.trim();
  if (name === '') return '请输入昵称';
  if ([...name].length > NICK_NAME_MOST) return `昵称最多 ${NICK_NAME_MOST} 个字`;
  if (!VISIBLE.test(name)) return '昵称含有看不见的字符，请换一个';
  return SAYS_SOMETHING.test(name) ? null : '昵称不能只有标点';
}
