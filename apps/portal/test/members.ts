import { startSession } from '../app/shared/session/session.ts';
import { STORAGE_KEYS } from '../app/shared/storage.ts';

/** Two people who share a computer. */
export const LI = { token: 'token-of-li', user: { mobile: '13800138000', nickName: '李女士' } };
export const WANG = { token: 'token-of-wang', user: { mobile: '13900139000', nickName: '王先生' } };

export type Person = typeof LI;

export const enter = ({ token, user }: Person): void => startSession(token, user);

/** Whose call it is, by the token it came with. */
export const senderOf = (request: Request): Person | undefined =>
  [LI, WANG].find(({ token }) => request.headers.get('authorization') === `Bearer ${token}`);

/** Somebody logs in, or out, in another tab of this browser: a document of its own, which tells ours by storage. */
export function inAnotherTab(person: Person | null): void {
  const tab = document.body.appendChild(document.createElement('iframe'));
  const storage = tab.contentWindow?.localStorage;
  if (person) {
    storage?.setItem(STORAGE_KEYS.user, JSON.stringify(person.user));
    storage?.setItem(STORAGE_KEYS.token, JSON.stringify(person.token));
  } else {
    storage?.removeItem(STORAGE_KEYS.token);
    storage?.removeItem(STORAGE_KEYS.user);
  }
  tab.remove();
}
