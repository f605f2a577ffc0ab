import { expect, test } from 'vitest';
import { openPortal } from '../../../test/open-portal.tsx';
import { LoginInvitation } from './login-invitation.tsx';

const Invitation = () => <LoginInvitation>登录后查看。</LoginInvitation>;
const html = document.documentElement;

test('a member whose session has not joined yet is not asked to log in; a visitor is', async () => {
  const { screen } = await openPortal('/personalCenter', { views: { personalCenter: Invitation } });
  const asked = screen.getByText('请先登录');
  await expect.element(asked).toBeVisible();
  html.dataset.member = '';
  await expect.element(asked).not.toBeVisible();
  html.removeAttribute('data-member');
});

test('what was marked before the start is unmarked when the page knows who is here', async () => {
  html.dataset.member = '';
  const { screen } = await openPortal('/personalCenter', { views: { personalCenter: Invitation } });
  await expect.element(screen.getByText('请先登录')).toBeVisible();
});
