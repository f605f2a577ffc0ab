import type { Simulator } from '../simulator.ts';
import { Carrier } from './carrier.ts';
import { SmsFaultBook } from './faults.ts';
import { Inbox } from './inbox.ts';
import { registerJsonRoutes } from './json-routes.ts';
import { registerSmsPage } from './page/sms-page.ts';
import { registerVendorEndpoint } from './vendor-endpoint.ts';

export const smsSimulator: Simulator = {
  title: '短信',
  description: '代替阿里云与腾讯云的短信接口：验证签名，把短信放进收件箱，也能模拟限流、拒绝、超时和故障。',
  path: '/sms',
  register(app, { now }) {
    const inbox = new Inbox();
    const faults = new SmsFaultBook();
    registerVendorEndpoint(app, new Carrier(inbox, faults, now), now);
    registerJsonRoutes(app, inbox, faults);
    registerSmsPage(app, inbox, faults);
  },
};
