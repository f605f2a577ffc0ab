import { addClue, buyPart, sendLeadCode, type UsedCarItem } from '@cheyantong/contract';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Answer, answer, failure, offline, proxyError, success } from '../../../test/gateway.ts';
import { enter, LI, WANG } from '../../../test/members.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import type { MobileRequest } from '../../shared/dialogs/mobile-request.ts';
import { openDialog } from '../../shared/dialogs/open-dialog.ts';
import { takeRememberedRequest } from '../../shared/dialogs/remembered-request.ts';

const CITY = [
  { id: '130000', name: '河北省' },
  { id: '130100', name: '石家庄市' },
] as const;
const SELL_CAR: MobileRequest = { kind: 'mobile', mode: 'sellCar', car: { city: CITY } };
const WANTED_PART: MobileRequest = {
  kind: 'mobile',
  mode: 'part',
  part: { modelName: '朗逸', parentTypeName: '照明', typeName: '前大灯' },
};
const INQUIRY: MobileRequest = {
  kind: 'mobile',
  mode: 'inquiry',
  car: {
    vehicleId: '1001',
    brandId: '1',
    brandName: '大众',
    seriesId: '2',
    seriesName: '朗逸',
    modelId: '3',
    modelName: '2021款 标准型',
    recordDate: '2021-06',
    mileage: 3.2,
    registrationRegionCityName: '石家庄市',
    dealerName: '某车行',
  } as UsedCarItem,
};
const OTHER_PHONE = '13700137000';

async function open(request: MobileRequest) {
  enter(LI);
  const { screen, here } = await openPortal('/referralService');
  openDialog(request);
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  return {
    screen,
    dialog,
    here,
    phone: dialog.getByRole('textbox', { name: '手机号' }),
    said: (sentence: string) => screen.getByRole('alert').filter({ hasText: sentence }),
  };
}

const FAILURES: readonly (readonly [string, Answer, string])[] = [
  ['without a network', offline, '网络连接不稳定，请稍后再试'],
  ['too often', failure('B0210'), '访问过于频繁，请稍后再试'],
  ['to a gateway in trouble', failure('B0001'), '系统繁忙，请稍后再试'],
  ['and answered by a proxy', proxyError, '系统繁忙，请稍后再试'],
  ['too late', failure('B0100'), '请求超时，请稍后再试'],
  ['and refused', failure('A0400'), '提交的内容有误，请检查后再试'],
];

const FORMS = [
  ['an inquiry', INQUIRY, addClue, '询问底价'],
  ['an appointment', SELL_CAR, addClue, '立即预约'],
  ['a wanted part', WANTED_PART, buyPart, '提交求购'],
] as const;

test.for(
  FORMS.flatMap(([name, ...form]) =>
    FAILURES.map(([how, ...way]) => [`${name} sent ${how}`, ...form, ...way] as const),
  ),
)('%s says so and loses nothing', async ([, request, call, submit, network, sentence]) => {
  answer(call, network);
  const { dialog, phone, said } = await open(request);
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: submit }).click();
  await expect.element(said(sentence)).toBeVisible();
  await expect.element(phone).toHaveValue(LI.user.mobile);
  await expect.element(dialog.getByRole('checkbox')).toBeChecked();
});

test('a message that cannot be sent is told at the button, and can be asked for again', async () => {
  answer(sendLeadCode, offline);
  const { dialog, phone, said } = await open(SELL_CAR);
  await phone.fill(OTHER_PHONE);
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await expect.element(said('网络连接不稳定，请稍后再试')).toBeVisible();
  await expect.element(dialog.getByText('短信没有发出，请稍后重试')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: '获取验证码' })).toBeEnabled();
});

test('a wrong code leaves no hint that all is well', async () => {
  answer(sendLeadCode, success(sendLeadCode, null));
  answer(addClue, failure('A0240'));
  const { dialog, phone } = await open(SELL_CAR);
  await phone.fill(OTHER_PHONE);
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await expect.element(dialog.getByText('短信已发出，5 分钟内有效')).toBeVisible();
  await dialog.getByRole('group', { name: '验证码' }).getByRole('textbox').first().click();
  await userEvent.keyboard('123456');
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: '立即预约' }).click();
  await expect.element(dialog.getByText('验证码错误或已过期')).toBeVisible();
  await expect.element(dialog.getByText('短信已发出，5 分钟内有效')).not.toBeInTheDocument();
});

test.for([
  ['whoever sent it', LI, SELL_CAR],
  ['nobody else', WANG, null],
] as const)('a form whose session ran out is kept for %s', async ([, person, kept]) => {
  answer(addClue, failure('A0230'));
  const { dialog, here } = await open(SELL_CAR);
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: '立即预约' }).click();
  await expect.poll(here).toMatch(/^\/login\?redirect=/);
  await expect.element(dialog).not.toBeInTheDocument();
  enter(person);
  expect(await takeRememberedRequest('/referralService')).toEqual(kept);
});
