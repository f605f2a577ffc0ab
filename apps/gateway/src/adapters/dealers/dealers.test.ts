import { SIMULATED_DEALER_SECRET } from '@cheyantong/domain';
import { buildSimulators } from '@cheyantong/simulators/app';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDealerApi } from './http.ts';
import type { DealerLead, DealerRefusal } from './port.ts';
import { isPrivateAddress } from './private-addresses.ts';

const LEAD: DealerLead = {
  leadId: '1001',
  intentionType: '1',
  phone: '13800000001',
  vehicleId: '5',
  partId: null,
  partName: null,
  quantity: null,
  brandName: '品牌',
  seriesName: '车系',
  modelName: '车系 2023款 “标准”型',
  provinceName: null,
  cityName: '杭州市',
  recordDate: '2023-05-01',
  mileageKm: 42_000,
  consent: { document: '用户协议', version: '2026-11-01', time: '2026-11-15 12:00:00' },
  createTime: '2026-11-15 12:00:00',
  answerUrl: 'http://127.0.0.1:1/answer',
};
const DEALER = { webhookUrl: 'simulator:/dealers/7/leads', webhookSecret: SIMULATED_DEALER_SECRET };

let simulators: ReturnType<typeof buildSimulators>;
let url: string;
const start = async (options: Parameters<typeof buildSimulators>[0] = {}) => {
  simulators = buildSimulators(options);
  url = await simulators.listen({ host: '127.0.0.1', port: 0 });
};
beforeEach(() => start());
afterEach(() => simulators.close());

const desk = (timeLimitMs = 8_000) => createDealerApi({ simulatorsUrl: url, timeLimitMs });
const inbox = async () => (await simulators.inject('/dealers/inbox')).json();
const fail = (mode: string) =>
  simulators.inject({ method: 'POST', url: '/dealers/faults', payload: { mode } });
const refused = (reason: DealerRefusal, message: string | RegExp) =>
  expect.objectContaining({ name: 'DealerRefused', reason, message: expect.stringMatching(message) });

describe('telling a dealer', () => {
  it('hands a lead over and takes it back', async () => {
    await desk().deliver(DEALER, LEAD);
    expect(await inbox()).toMatchObject([
      { leadId: '1001', dealer: '7', phone: LEAD.phone, modelName: LEAD.modelName },
    ]);
    await desk().withdraw(DEALER, { leadId: '1001', withdrawTime: '2026-11-15 13:00:00' });
    expect(await inbox()).toMatchObject([{ leadId: '1001', phone: '' }]);
  });

  it.each([
    ['reject', 422],
    ['error', 503],
  ])('says that the dealer answers %s with %i', async (mode, status) => {
    await fail(mode);
    await expect(desk().deliver(DEALER, LEAD)).rejects.toEqual(refused('refused', `返回 ${status}`));
  });

  it('is refused with a wrong secret, and when the clocks differ too much', async () => {
    const forged = desk().deliver({ ...DEALER, webhookSecret: 'wrong' }, LEAD);
    await expect(forged).rejects.toEqual(refused('refused', '返回 401'));
    await simulators.close();
    await start({ now: () => new Date(Date.now() + 6 * 60_000) });
    await expect(desk().deliver(DEALER, LEAD)).rejects.toEqual(refused('refused', '返回 401'));
    expect(await inbox()).toEqual([]);
  });

  it('gives up on a dealer that does not answer', async () => {
    await fail('timeout');
    await expect(desk(100).deliver(DEALER, LEAD)).rejects.toEqual(refused('unreachable', '没有及时应答'));
  });

  it('says that nobody listens, and says no phone', async () => {
    await simulators.close();
    await expect(desk().deliver(DEALER, LEAD)).rejects.toEqual(refused('unreachable', /ECONNREFUSED/));
    await expect(desk().deliver(DEALER, LEAD)).rejects.not.toThrow(LEAD.phone);
  });

  it('does not follow a dealer that points elsewhere', async () => {
    await simulators.close();
    simulators = buildSimulators();
    simulators.post('/moved', (_request, reply) => reply.redirect('/dealers/7/leads', 307));
    url = await simulators.listen({ host: '127.0.0.1', port: 0 });
    const moved = { ...DEALER, webhookUrl: 'simulator:/moved' };
    await expect(desk().deliver(moved, LEAD)).rejects.toEqual(refused('refused', '返回 307'));
  });
});

describe('a dealer’s address', () => {
  it.each([
    [null, '没有设置接收地址'],
    ['not an address', '不是有效的网址'],
    ['http://dealer.example/leads', '必须使用 https'],
    ['file:///etc/passwd', '必须使用 https'],
    ['https://127.0.0.1/leads', '内部网络'],
    ['https://10.1.2.3/leads', '内部网络'],
    ['https://169.254.169.254/latest', '内部网络'],
    ['https://[::1]/leads', '内部网络'],
    ['https://[::ffff:127.0.0.1]/leads', '内部网络'],
    ['https://2130706433/leads', '内部网络'],
    ['https://localhost/leads', '内部网络'],
  ])('cannot be %s', async (webhookUrl, sentence) => {
    const delivery = desk().deliver({ ...DEALER, webhookUrl }, LEAD);
    await expect(delivery).rejects.toEqual(refused('unusable-address', sentence));
  });

  it('needs a secret', async () => {
    const delivery = desk().deliver({ ...DEALER, webhookSecret: null }, LEAD);
    await expect(delivery).rejects.toEqual(refused('unusable-address', '没有设置签名密钥'));
  });

  it('is not the simulator while the simulators are off', async () => {
    const delivery = createDealerApi({ simulatorsUrl: null }).deliver(DEALER, LEAD);
    await expect(delivery).rejects.toEqual(refused('unusable-address', '模拟服务已关闭'));
  });

  it('never leaves the simulators, however it is written', async () => {
    const astray = { ...DEALER, webhookUrl: 'simulator:////dealer.example/leads' };
    await expect(desk().deliver(astray, LEAD)).rejects.toEqual(refused('refused', '返回 404'));
  });
});

it.each([
  ['8.8.8.8', 4, false],
  ['2400:3200::1', 6, false],
  ['192.168.1.1', 4, true],
  ['100.64.0.1', 4, true],
  ['fd00::1', 6, true],
  ['::ffff:10.0.0.1', 6, true],
  ['::ffff:a00:1', 6, true],
  ['::ffff:8.8.8.8', 6, false],
  ['::127.0.0.1', 6, true],
  ['::ffff:0:127.0.0.1', 6, true],
  ['64:ff9b::7f00:1', 6, true],
  ['64:ff9b:1::7f00:1', 6, true],
  ['2001::7f00:1', 6, true],
  ['fec0::1', 6, true],
] as const)('knows whether %s is inside', (address, family, inside) => {
  expect(isPrivateAddress(address, family)).toBe(inside);
});
