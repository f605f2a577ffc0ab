import type { Simulator } from '../simulator.ts';
import { registerPhone } from './phone/index.ts';
import { registerWechat } from './vendor/index.ts';

export const miniProgramSimulator: Simulator = {
  title: '微信小程序',
  description:
    '一部装着车研通小程序的手机：门户的页面在里面打开，登录、支付、扫码、定位与转发由它应答并逐条记录；也代替微信的服务端接口，核对账号、登录码、票据与签名。',
  path: '/mini',
  register(app, context) {
    const tickets = registerWechat(app, context.now);
    registerPhone(app, context, tickets);
  },
};
