import type { Simulator } from '../simulator.ts';
import { aliyunSendSms } from './aliyun-send-sms.ts';
import { Carrier } from './carrier.ts';
import { SmsFaultBook } from './faults.ts';
import { Inbox } from './inbox.ts';
import { registerJsonRoutes } from './json-routes.ts';
import { registerSmsPage } from './page/sms-page.ts';
import { tencentSendSms } from './tencent-send-sms.ts';

export const smsSimulator: Simulator = {
  title: '短信',
  description: '代替阿里云与腾讯云的短信接口：验证签名，把短信放进收件箱，也能模拟限流、拒绝、超时和故障。',
  path: '/sms',
  register(app, { now, clouds }) {
    const inbox = new Inbox();
    const faults = new SmsFaultBook();
    const carrier = new Carrier(inbox, faults, now);
    clouds.aliyun({ action: 'SendSms', version: '2017-05-25' }, aliyunSendSms(carrier));
    clouds.tencent({ action: 'SendSms', version: '2021-01-11' }, tencentSendSms(carrier));
    registerJsonRoutes(app, inbox, faults);
    registerSmsPage(app, inbox, faults);
  },
};
