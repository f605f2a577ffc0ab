import { getMe, requestToken, sendSmsCode } from '@cheyantong/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, failure, offline, proxyError, success } from '../../../test/gateway.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { useSession } from '../../shared/session/session.ts';
import LoginPage from './login-page.tsx';

const PHONE = '13800138000';
const TOKEN = success(requestToken, { access_token: 'token', token_type: 'Bearer', expires_in: 3600 });

const openLogin = () => openPortal('/login', { views: { login: LoginPage } });

type Opened = Awaited<ReturnType<typeof openLogin>>;

async function logIn({ screen }: Opened): Promise<void> {
  await screen.getByRole('textbox', { name: '手机号' }).fill(PHONE);
  await screen.getByRole('group', { name: '验证码' }).getByRole('textbox').first().fill('123456');
}

test.for([
  ['without a network', offline, '网络连接不稳定，请稍后再试'],
  ['when asked too often', failure('B0210'), '访问过于频繁，请稍后再试'],
  ['when the gateway stumbles', failure('B0001'), '系统繁忙，请稍后再试'],
  ['when only a proxy answers', proxyError, '系统繁忙，请稍后再试'],
  ['with a wrong code', failure('A0240'), '验证码错误或已过期'],
] as const)('logging in %s says so and keeps the number', async ([, network, sentence]) => {
  answer(requestToken, network);
  const portal = await openLogin();
  await logIn(portal);
  await expect.element(portal.screen.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  await expect.element(portal.screen.getByRole('main').getByText(sentence)).toBeVisible();
  await expect.element(portal.screen.getByRole('textbox', { name: '手机号' })).toHaveValue(PHONE);
});

test('a message that cannot be sent is explained under the number, until that is changed', async () => {
  answer(sendSmsCode, failure('B0210'));
  const { screen } = await openLogin();
  const phone = screen.getByRole('textbox', { name: '手机号' });
  await phone.fill(PHONE);
  await screen.getByRole('button', { name: '获取验证码' }).click();
  const underTheField = screen.getByRole('main').getByText('访问过于频繁，请稍后再试');
  await expect.element(underTheField).toBeVisible();
  await phone.fill('13900139000');
  await expect.element(underTheField).not.toBeInTheDocument();
});

test.for(['desktop', 'mobile'] as const)(
  'on a %s nothing in the bar leads to where one is',
  async (device) => {
    const { screen } = await openPortal('/login', { views: { login: LoginPage }, device });
    await expect.element(screen.getByRole('heading', { name: '登录车研通' })).toBeVisible();
    expect(screen.getByRole('banner').getByRole('link', { name: '登录' }).elements()).toEqual([]);
  },
);

test('a member whose name cannot be had is not logged in by half', async () => {
  answer(requestToken, TOKEN);
  answer(getMe, failure('B0001'));
  const portal = await openLogin();
  await logIn(portal);
  await expect.element(portal.screen.getByRole('alert').filter({ hasText: '系统繁忙' })).toBeVisible();
  expect(useSession.getState()).toMatchObject({ token: null, user: null });
});

test('after a wrong code the next one is typed at once', async () => {
  answer(requestToken, failure('A0240'));
  const portal = await openLogin();
  await logIn(portal);
  const underTheField = portal.screen.getByRole('main').getByText('验证码错误或已过期');
  await expect.element(underTheField).toBeVisible();
  const boxes = portal.screen.getByRole('group', { name: '验证码' }).getByRole('textbox');
  await expect.element(boxes.first()).toHaveFocus();
  await userEvent.keyboard('6');
  await expect.element(underTheField).not.toBeInTheDocument();
});

test('what is missing is said under its field, and the first one has the focus', async () => {
  const { screen } = await openLogin();
  await screen.getByRole('button', { name: '登录 / 注册' }).click();
  await expect.element(screen.getByText('请输入完整的手机号')).toBeVisible();
  await expect.element(screen.getByText('请输入6位数字验证码')).toBeVisible();
  const phone = screen.getByRole('textbox', { name: '手机号' });
  await expect.element(phone).toHaveFocus();
  await phone.fill(PHONE);
  await expect.element(screen.getByText('请输入完整的手机号')).not.toBeInTheDocument();
});

test('on a phone held sideways the button can be reached', async () => {
  await page.viewport(667, 375);
  const { screen } = await openPortal('/login', { views: { login: LoginPage }, device: 'mobile' });
  const button = screen.getByRole('button', { name: '登录 / 注册' });
  await userEvent.hover(screen.getByRole('heading', { name: '登录车研通' }));
  await expect.poll(() => button.element().getBoundingClientRect().bottom).toBeGreaterThan(375);
  button.element().scrollIntoView();
  await expect.poll(() => button.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(375);
  await page.viewport(1440, 900);
});
