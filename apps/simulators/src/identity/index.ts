import type { Simulator } from '../simulator.ts';
import { IdentityFaultBook } from './faults.ts';
import { registerJsonRoutes } from './json-routes.ts';
import { registerIdentityPage } from './page/identity-page.ts';
import { QuestionBook } from './question-book.ts';
import { registerOffice } from './register-office.ts';

const VERSION = '2020-02-17';

export const identitySimulator: Simulator = {
  title: '身份核验',
  description:
    '代替阿里云的个人三要素与企业三要素核验：验证签名，默认一致，也能答不一致、查无记录、限流、超时和故障。',
  path: '/identity',
  register(app, { now, clouds }) {
    const questions = new QuestionBook(now);
    const faults = new IdentityFaultBook();
    const office = registerOffice(questions, faults);
    clouds.aliyun({ action: 'ThreeElementsVerification', version: VERSION }, office.person);
    clouds.aliyun({ action: 'CompanyThreeElementsVerification', version: VERSION }, office.company);
    registerJsonRoutes(app, questions, faults);
    registerIdentityPage(app, questions, faults);
  },
};
