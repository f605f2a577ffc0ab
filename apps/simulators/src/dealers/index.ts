import type { Simulator } from '../simulator.ts';
import { DealerFaultBook } from './faults.ts';
import { Inbox } from './inbox.ts';
import { registerJsonRoutes } from './json-routes.ts';
import { registerDealersPage } from './page/dealers-page.ts';
import { registerWebhook } from './webhook.ts';

export const dealersSimulator: Simulator = {
  title: '车商',
  description:
    '代替各家车商的线索接口：验证签名，收下询价、卖车预约、再用件购买和撤回，也能模拟拒收、故障和超时。',
  path: '/dealers',
  register(app, { now }) {
    const inbox = new Inbox();
    const faults = new DealerFaultBook();
    registerWebhook(app, inbox, faults, now);
    registerJsonRoutes(app, inbox, faults, now);
    registerDealersPage(app, inbox, faults);
  },
};
