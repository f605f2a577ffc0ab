import type { FastifyInstance } from 'fastify';
import { CodeBook } from './code-book.ts';
import { WechatFaultBook } from './faults.ts';
import { registerJsonRoutes } from './json-routes.ts';
import { LeaseBook } from './lease-book.ts';
import { registerWechatPage } from './page.ts';
import { QuestionBook } from './question-book.ts';
import { registerServerApi } from './server-api.ts';

/** In place of api.weixin.qq.com, with a page for people. Answers the tickets of the JS-SDK that it gave out. */
export function registerWechat(app: FastifyInstance, now: () => Date): LeaseBook {
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
  return books.tickets;
}
