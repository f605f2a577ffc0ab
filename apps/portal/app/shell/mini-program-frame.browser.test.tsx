import { expect, test, vi } from 'vitest';
import { openPortal } from '../../test/open-portal.tsx';

const Showroom = () => <h1>二手车展厅</h1>;
const AT_SHOWROOM = { views: { usedCarShowroom: Showroom }, device: 'mobile' } as const;

test('in the mini-program a page has neither bar nor breadcrumb nor footer', async () => {
  const { screen } = await openPortal('/usedCar/tabs1', { ...AT_SHOWROOM, host: 'miniProgram' });
  await expect.element(screen.getByRole('heading', { name: '二手车展厅' })).toBeVisible();
  expect(screen.getByRole('banner').query()).toBeNull();
  expect(screen.getByRole('contentinfo').query()).toBeNull();
  expect(screen.getByRole('navigation').query()).toBeNull();
});

test('a web-view that hides its name is known as soon as its bridge is ready', async () => {
  const { screen } = await openPortal('/usedCar/tabs1', AT_SHOWROOM);
  await expect.element(screen.getByRole('banner')).toBeVisible();
  vi.stubGlobal('__wxjs_environment', 'miniprogram');
  document.dispatchEvent(new Event('WeixinJSBridgeReady'));
  await expect.element(screen.getByRole('banner')).not.toBeInTheDocument();
});
