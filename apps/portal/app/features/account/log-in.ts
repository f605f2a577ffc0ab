import { getMe, requestToken } from '@cheyantong/contract';
import { call } from '../../shared/call.ts';
import { startSession, useSession } from '../../shared/session/session.ts';

/** Trades the code for a token, learns who the member is, and starts the session. */
export async function logIn(mobile: string, code: string): Promise<void> {
  const token = await call(requestToken, { query: { grant_type: 'sms_code', mobile, code } });
  useSession.setState({ token: token.access_token });
  const { nickName } = await call(getMe, {});
  startSession(token.access_token, { mobile, nickName });
}
