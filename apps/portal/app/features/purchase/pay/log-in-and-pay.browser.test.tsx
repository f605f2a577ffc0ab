import {
  type CoverageAnswer,
  checkCoverage,
  confirmOrder,
  getMe,
  getSku,
  getSpu,
  type Member,
  type OrderConfirmation,
  openPayment,
  type Payment,
  type Provider,
  pollOrder,
  requestToken,
  type SkuInfo,
  type SpuDetail,
  submitOrder,
} from '@cheyantong/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, failure, success } from '../../../../test/gateway.ts';
import { enter, LI } from '../../../../test/members.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import LoginPage from '../../account/login-page.tsx';
import { OrderPage } from '../order-page.tsx';
import type { OrderSeed } from '../order-seed.ts';

const VIN = 'LFV2A21J7M3000101';
const ORDER = '179477711550004210001';
const PROVIDER = {
  id: '1',
  brandName: '第一检测所',
  logoUrl: '/logo.svg',
  appQrCode: '',
  spuId: '11',
  refundRule: '查无记录自动退款',
  coverage: '覆盖全部品牌',
  priceFrom: 2_900,
  trackRecord: {
    ...{ orderCount: 0, medianMinutes: null, slowMinutes: null },
    ...{ hitRate: null, hitRange: null, refundRate: null },
  },
} as Provider;
const SKU = {
  id: '111',
  skuSn: 'S',
  name: '标准',
  specIds: '',
  price: 2_900,
  stock: 5,
  picUrl: null,
  description: null,
};
const PAYMENT: Payment = {
  outTradeNo: ORDER,
  orderSn: ORDER,
  orderNo: ORDER,
  amount: 2_900,
  channel: 2,
  paymentUrl: 'weixin://wxpay/bizpayurl?pr=example',
  payTitle: '维修报告服务',
  serviceLabel: '维修报告',
  vehicleLabel: null,
  refundRule: '查无记录自动退款',
  expireTime: '2026-11-15 20:00:00',
  secondsLeft: 1_800,
};

/** Logging in and ordering are several calls; a busy machine takes its time over them. */
const ORDERED = { timeout: 20_000 };

const submits = vi.fn();

beforeEach(() => {
  submits.mockClear();
  answer(
    getSpu,
    success(getSpu, {
      goodsInfo: {},
      attributeList: [],
      specList: [],
      skuList: [SKU],
    } as unknown as SpuDetail),
  );
  answer(getSku, success(getSku, { skuCallbackUrl: null } as SkuInfo));
  const covers = [{ providerId: '1', covered: true, reason: '支持此车' }];
  const covered: CoverageAnswer = {
    vin: VIN,
    vehicleName: '一汽-大众',
    isNewEnergy: 0,
    needEngineNo: 0,
    providers: covers,
  };
  answer(checkCoverage, success(checkCoverage, covered));
  answer(
    requestToken,
    success(requestToken, { access_token: LI.token, token_type: 'Bearer', expires_in: 3600 }),
  );
  answer(getMe, success(getMe, { mobile: LI.user.mobile, nickName: '新会员' } as Member));
  answer(confirmOrder, success(confirmOrder, { orderToken: 'token' } as OrderConfirmation));
  answer(submitOrder, async (request) => {
    submits(await request.json());
    return success(submitOrder, ORDER)(request);
  });
  answer(openPayment, success(openPayment, PAYMENT));
  answer(pollOrder, success(pollOrder, false));
});

const SEED: OrderSeed = { offer: { providers: [PROVIDER], spu: null, sku: null }, openCities: null };

/** A visitor who has filled in everything and pressed the button. */
async function pressAsVisitor() {
  const portal = await openPortal('/vehicleService/repair', {
    views: {
      repair: () => <OrderPage service="repair" seed={SEED} />,
      login: LoginPage,
    },
  });
  const { screen } = portal;
  await screen.getByRole('textbox', { name: /车辆识别代号/ }).fill(VIN);
  await screen.getByRole('checkbox', { name: /车辆信息查询授权书/ }).click();
  await screen.getByRole('button', { name: '登录并支付' }).click();
  await expect.poll(portal.here).toMatch(/^\/login\?redirect=/);
  return portal;
}

async function logIn({ screen }: Awaited<ReturnType<typeof openPortal>>): Promise<void> {
  await screen.getByRole('textbox', { name: '手机号' }).fill(LI.user.mobile);
  await screen.getByRole('group', { name: '验证码' }).getByRole('textbox').first().fill('123456');
}

test('a visitor who logs in on the way goes on to paying by itself, once', async () => {
  const portal = await pressAsVisitor();
  await logIn(portal);
  const payment = portal.screen.getByRole('dialog', { name: '维修报告服务' });
  await expect.element(payment, ORDERED).toBeVisible();
  await payment.getByRole('button', { name: '关闭' }).click();
  expect(portal.here()).toBe('/vehicleService/repair');
  await expect.element(portal.screen.getByRole('textbox', { name: /车辆识别代号/ })).toHaveValue(VIN);
  expect(submits).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ serviceInfo: { vin: VIN } }));
});

test('an order that is refused after the login says why on its page, with everything as it was', async () => {
  answer(submitOrder, failure('A0500'));
  const portal = await pressAsVisitor();
  await logIn(portal);
  const said = portal.screen.getByRole('alert').filter({ hasText: '当前无法进行此操作' });
  await expect.element(said, ORDERED).toBeVisible();
  expect(portal.here()).toBe('/vehicleService/repair');
  await expect.element(portal.screen.getByRole('textbox', { name: /车辆识别代号/ })).toHaveValue(VIN);
  await expect.element(portal.screen.getByRole('button', { name: '去支付' })).toBeEnabled();
});

test.for([
  ['comes back', '/vehicleService/repair'],
  ['goes elsewhere, logs in there and comes back', '/home'],
] as const)('nothing is ordered for a visitor who leaves the login page and %s', async ([, elsewhere]) => {
  const portal = await pressAsVisitor();
  await portal.goTo(elsewhere);
  // The address changes before the page does, and the login page sends a member on as long as it stands.
  await expect.element(portal.screen.getByRole('heading', { name: /^登录/ })).not.toBeInTheDocument();
  enter(LI);
  await portal.goTo('/vehicleService/repair');
  await expect.element(portal.screen.getByRole('button', { name: '去支付' })).toBeEnabled();
  expect(submits).not.toHaveBeenCalled();
});
