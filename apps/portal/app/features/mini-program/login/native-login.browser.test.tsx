import { expect, test } from 'vitest';
import { openPortal } from '../../../../test/open-portal.tsx';
import { inMiniProgram } from '../../../../test/wechat.ts';
import LoginPage from '../../account/login-page.tsx';
import { takeVerifier } from './verifier.ts';

const INSIDE = { views: { login: LoginPage }, device: 'mobile', host: 'miniProgram' } as const;
const LOGIN_FOR_AN_ORDER = '/login?redirect=%2FpersonalCenter%2Fdetail%3ForderNo%3D1';

test('in the mini-program logging in opens its own page, with the way back and a challenge to our secret', async () => {
  const asked = await inMiniProgram();
  const { screen } = await openPortal(LOGIN_FOR_AN_ORDER, INSIDE);
  await expect.poll(() => asked.length).toBe(1);
  const [navigation] = asked.map(({ input }) => input as { name: string; arg: { url: string } });
  const { name, arg } = navigation ?? { name: '', arg: { url: '' } };
  const { pathname, searchParams } = new URL(arg.url, 'https://native');
  expect([name, pathname]).toEqual(['navigateTo', '/pages/login/login']);
  expect(searchParams.get('back')).toBe('/personalCenter/detail?orderNo=1');

  const verifier = takeVerifier() ?? '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const challenge = searchParams.get('challenge') ?? '';
  expect(challenge).toMatch(/^[\w-]{43}$/);
  expect(atob(challenge.replaceAll('-', '+').replaceAll('_', '/'))).toBe(
    String.fromCharCode(...new Uint8Array(digest)),
  );
  expect(takeVerifier()).toBeNull();

  await screen.getByRole('button', { name: '用短信验证码登录' }).click();
  await expect.element(screen.getByLabelText('手机号')).toBeVisible();
});

test('an app without that page leaves the login by text message', async () => {
  await inMiniProgram({ invokeMiniProgramAPI: { errMsg: 'invokeMiniProgramAPI:fail page not found' } });
  const { screen } = await openPortal(LOGIN_FOR_AN_ORDER, INSIDE);
  await expect.element(screen.getByLabelText('手机号')).toBeVisible();
});
