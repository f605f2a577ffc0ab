import type { Simulator } from '../../simulator.ts';
import { CodeBook } from './code-book.ts';
import { WechatFaultBook } from './faults.ts';
import { registerJsonRoutes } from './json-routes.ts';
import { LeaseBook } from './lease-book.ts';
import { registerWechatPage } from './page.ts';
import { QuestionBook } from './question-book.ts';
import { registerServerApi } from './server-api.ts';

export const wechatSimulator: Simulator = {
  title: '微信服务端接口',
  description:
    '代替微信：核对账号与密钥，登录码和手机号授权码只能用一次、五分钟内有效，令牌与 JS-SDK 票据两小时有效，也能模拟繁忙、故障、超时和令牌作废。',
  path: '/mini-program',
  register(app, { now }) {
    const books = {
      codes: new CodeBook(now),
      tokens: new LeaseBook(now),
      tickets: new LeaseBook(now),
      questions: new QuestionBook(now),
      faults: new WechatFaultBook(),
      now,
    };
    registerServerApi(app, books);
    registerJsonRoutes(app, books);
    registerWechatPage(app, books.questions, books.faults);
  },
};
