import { signJsSdk } from '@cheyantong/contract';
import { CODE_KINDS, DEMO_VEHICLES, readCode } from '@cheyantong/domain';
import { expect, test } from 'vitest';
import { answer, failure, success } from '../../../../test/gateway.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import { inMiniProgram } from '../../../../test/wechat.ts';
import { useOrderDraft } from '../../purchase/index.ts';
import MiniProgramPage from '../page.tsx';

const VIN = DEMO_VEHICLES[0]?.vin ?? '';
const UNFINISHED = VIN.slice(0, -1);
const PART = CODE_KINDS.part.example;

const AT_HOME = {
  views: { miniWebH5: MiniProgramPage },
  data: { miniWebH5: { offers: {}, notices: [], carsForSale: 3 } },
  device: 'mobile',
  host: 'miniProgram',
} as const;

test('a VIN that is typed is looked up, and the order pages know the car', async () => {
  const { screen, here } = await openPortal('/miniWebH5', AT_HOME);
  const field = screen.getByRole('textbox', { name: '车架号或编号' });
  await field.fill(UNFINISHED);
  await screen.getByRole('button', { name: '查询' }).click();
  await expect.element(screen.getByText(readCode(UNFINISHED).hint ?? '')).toBeVisible();

  await field.fill(VIN);
  await screen.getByRole('button', { name: '查询' }).click();
  await expect.poll(here).toBe(`/traceability?code=${VIN}`);
  expect(useOrderDraft.getState().car.vin).toBe(VIN);
});

test('where WeChat is not signed for, the portal scans with its own camera', async () => {
  await inMiniProgram();
  answer(signJsSdk, failure('A0400'));
  const { screen } = await openPortal('/miniWebH5', AT_HOME);
  await screen.getByRole('button', { name: '扫一扫' }).click();
  await expect.element(screen.getByRole('dialog', { name: '拍照或扫码' })).toBeVisible();
});

test('WeChat scans once our server has signed for the page', async () => {
  const asked = await inMiniProgram({
    scanQRCode: { errMsg: 'scanQRCode:ok', resultStr: `CODE_128,${PART}` },
  });
  answer(signJsSdk, success(signJsSdk, { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' }));
  const { screen, here } = await openPortal('/miniWebH5', AT_HOME);
  await screen.getByRole('button', { name: '配件码' }).click();
  await expect.poll(here).toBe(`/traceability/detail?code=${PART}`);
  expect(asked.map(({ api }) => api)).toEqual(expect.arrayContaining(['preVerifyJSAPI', 'scanQRCode']));
});

test('a photo is for members: the way to it goes through the login and back', async () => {
  const { screen, here } = await openPortal('/miniWebH5', AT_HOME);
  await screen.getByRole('button', { name: '行驶证' }).click();
  await expect.poll(here).toBe('/login?redirect=%2FminiWebH5%3Fphoto%3DvehicleLicense');
});
