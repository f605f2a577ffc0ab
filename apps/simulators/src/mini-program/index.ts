import type { Simulator } from '../simulator.ts';
import { registerPhone } from './phone/index.ts';

export const miniProgramSimulator: Simulator = {
  title: '微信小程序',
  description:
    '一部手机，装着车研通小程序：门户的页面在它的网页视图里打开，登录、支付、扫码、定位与分享由它应答并逐条记录。',
  path: '/mini',
  register(app, context) {
    registerPhone(app, context);
  },
};
