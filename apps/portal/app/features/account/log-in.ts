import { getMe, requestToken } from '@cheyantong/contract';
import { call, callAs } from '../../shared/call.ts';
import { startSession } from '../../shared/session/session.ts';
import { askForNewVersions } from '../agreements/index.ts';

/** Trades the code for a token. */
export async function logIn({ mobile, code }: { mobile: string; code: string }): Promise<void> {
  const { access_token: token } = await call(requestToken, {
    query: { grant_type: 'sms_code', mobile, code },
  });
  await enterWith(token);
}

/** Learns who the member is, and only then starts the session: all of it or nothing. */
export async function enterWith(token: string): Promise<void> {
  const { mobile, nickName } = await callAs(token, getMe, {});
  startSession(token, { mobile, nickName });
  void askForNewVersions();
}
