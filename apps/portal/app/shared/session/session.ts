import { create } from 'zustand';
import { readStored, STORAGE_KEYS, writeStored } from '../storage.ts';

export interface UserInfo {
  mobile: string;
  nickName: string;
}

interface SessionState {
  token: string | null;
  user: UserInfo | null;
  /** The gateway said 401: the visitor has to log in again. */
  expired: boolean;
}

const ANONYMOUS: SessionState = { token: null, user: null, expired: false };

/** Who is here. The server always renders the anonymous page; the stored session joins after hydration. */
export const useSession = create<SessionState>(() => ANONYMOUS);

/** Token and user, or neither. Another tab acts on the token, so the user stands there before it does. */
export function startSession(token: string, user: UserInfo): void {
  writeStored(STORAGE_KEYS.user, user);
  writeStored(STORAGE_KEYS.token, token);
  useSession.setState({ token, user, expired: false });
}

/** The same member under another name or number: what was kept under the old number is asked for again. */
export function changeUser(user: UserInfo): void {
  writeStored(STORAGE_KEYS.user, user);
  useSession.setState({ user });
}

export function endSession(): void {
  forget();
  useSession.setState(ANONYMOUS);
}

/**
 * The 401 rule: forget the visitor, and let the shell lead to the login page. It concerns the token that was sent: an
 * answer that comes late, after another login, changes nothing. Answers whether the session has ended by it.
 */
export function expireSession(refused: string): boolean {
  if (useSession.getState().token !== refused) return false;
  forget();
  useSession.setState({ ...ANONYMOUS, expired: true });
  return true;
}

export const expiryHandled = (): void => useSession.setState({ expired: false });

export function restoreSession(): void {
  const token = readStored(STORAGE_KEYS.token, isText);
  const user = readStored(STORAGE_KEYS.user, isUser);
  useSession.setState(token && user ? { token, user, expired: false } : ANONYMOUS);
}

function forget(): void {
  writeStored(STORAGE_KEYS.token, null);
  writeStored(STORAGE_KEYS.user, null);
}

/** Whose things these are: the member's number, which no two members share. */
export const useMember = (): string | null => useSession(memberIn);

export const memberNow = (): string | null => memberIn(useSession.getState());

const memberIn = ({ user }: SessionState): string | null => user?.mobile ?? null;

const isText = (value: unknown): value is string => typeof value === 'string';

const isUser = (value: unknown): value is UserInfo =>
  typeof value === 'object' &&
  value !== null &&
  'mobile' in value &&
  'nickName' in value &&
  isText(value.mobile) &&
  isText(value.nickName);
