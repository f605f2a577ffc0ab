import { getMe, redeemMiniTicket } from '@cheyantong/contract';
import { FAILURES } from '@cheyantong/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, failure, success } from '../../../../test/gateway.ts';
import { LI } from '../../../../test/members.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import { useSession } from '../../../shared/session/session.ts';
import { changeVin, keepDraft, useOrderDraft } from '../../purchase/index.ts';
import MiniProgramPage from '../page.tsx';
import { makeChallenge } from './verifier.ts';

const AT_MINI = { views: { miniWebH5: MiniProgramPage }, device: 'mobile', host: 'miniProgram' } as const;
const ME = { ...LI.user, id: '1', avatarUrl: null, balance: 0, authType: 0, authStatus: 0 } as const;
const TOKEN = { access_token: LI.token, token_type: 'Bearer', expires_in: 60 } as const;

const VIN = 'LFV2A21K8A3000001';

/** In the order they happen. */
let seen: string[];

beforeEach(() => {
  seen = [];
  vi.spyOn(history, 'replaceState').mockImplementation((_state, _title, url) => {
    seen.push(`address ${url}`);
  });
  answer(redeemMiniTicket, (request) => {
    seen.push('redeemed');
    return success(redeemMiniTicket, TOKEN)(request);
  });
  answer(getMe, success(getMe, ME));
});

test('a ticket leaves the address before it is redeemed, and the member goes on where they were', async () => {
  await makeChallenge();
  changeVin(VIN);
  keepDraft();
  changeVin('');
  const { here } = await openPortal('/miniWebH5?ticket=T&back=%2FpersonalCenter%3Ftab%3Dorders', AT_MINI);
  await expect.poll(here).toBe('/personalCenter?tab=orders');
  expect(seen).toEqual(['address /miniWebH5', 'redeemed']);
  expect(useSession.getState()).toMatchObject({ token: LI.token, user: LI.user });
  expect(useOrderDraft.getState().car.vin).toBe(VIN);
});

test('a ticket that this browser did not ask for is not even sent', async () => {
  const { screen } = await openPortal('/miniWebH5?ticket=T', AT_MINI);
  await expect.element(screen.getByText(FAILURES.A0231.sentence)).toBeVisible();
  expect(seen).toEqual(['address /miniWebH5']);
});

test('a ticket that has been used, and one that leads elsewhere', async () => {
  await makeChallenge();
  answer(redeemMiniTicket, failure('A0231'));
  const { screen } = await openPortal('/miniWebH5?ticket=T&back=%2F%2Fevil.example', AT_MINI);
  await expect.element(screen.getByText(FAILURES.A0231.sentence)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: '重新登录' }))
    .toHaveAttribute('href', '/login?redirect=%2FminiWebH5');
  expect(useSession.getState().token).toBeNull();
});
