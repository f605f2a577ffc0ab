import { getMe, pollOrder, requestToken } from '@cheyantong/contract';
import { FAILURES } from '@cheyantong/domain';
import { expect, test, vi } from 'vitest';
import { answer, failure, later, offline, success } from '../../test/gateway.ts';
import { call } from './call.ts';
import { setClientCredential } from './client-credential.ts';
import { endSession, startSession, useSession } from './session/session.ts';

const LI = { mobile: '13800138000', nickName: '李' };
const WANG = { mobile: '13900139000', nickName: '王' };

test('a refused token ends the session it belongs to', async () => {
  startSession('token-of-li', LI);
  answer(getMe, failure('A0230'));
  await expect(call(getMe, {})).rejects.toMatchObject({ status: 401, told: true });
  expect(useSession.getState()).toEqual({ token: null, user: null, expired: true });
});

test('a refusal that comes late does not end the session begun meanwhile', async () => {
  startSession('token-of-li', LI);
  const refusal = later(failure('A0230'));
  answer(getMe, refusal.answer);
  const asked = call(getMe, {});
  endSession();
  startSession('token-of-wang', WANG);
  refusal.arrive();
  await expect(asked).rejects.toMatchObject({ status: 401 });
  expect(useSession.getState()).toEqual({ token: 'token-of-wang', user: WANG, expired: false });
});

test('a call about an order names the member and the client', async () => {
  startSession('token-of-li', LI);
  setClientCredential({ id: 'portal', secret: 'no secret' });
  const sent: (string | null)[] = [];
  answer(pollOrder, (request) => {
    sent.push(request.headers.get('authorization'), request.headers.get('x-client-authorization'));
    return success(pollOrder, false)(request);
  });
  await call(pollOrder, { params: { orderNo: '20261115000000000001' } });
  expect(sent).toEqual(['Bearer token-of-li', `Basic ${btoa('portal:no secret')}`]);
});

test('a client that is not known here does not log anybody out', async () => {
  startSession('token-of-li', LI);
  answer(requestToken, failure('A0212'));
  const query = { grant_type: 'sms_code', mobile: LI.mobile, code: '123456' } as const;
  await expect(call(requestToken, { query })).rejects.toMatchObject({ status: 401, told: false });
  expect(useSession.getState().user).toEqual(LI);
});

test('a gateway that does not answer in time is said to be late, not away', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  answer(getMe, success(getMe, { ...LI, id: '1', avatarUrl: null, balance: 0, authType: 0, authStatus: 0 }));
  await expect(call(getMe, {})).rejects.toThrow(FAILURES.B0100.sentence);
});

test('no network has a sentence of its own', async () => {
  answer(getMe, offline);
  await expect(call(getMe, {})).rejects.toThrow('网络连接不稳定，请稍后再试');
});
