import { randomBytes } from 'node:crypto';
import { SIMULATED_MINI_PROGRAM } from '@cheyantong/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CodeBook } from './code-book.ts';
import type { WechatFaultBook } from './faults.ts';
import type { LeaseBook } from './lease-book.ts';
import type { QuestionBook } from './question-book.ts';

/** WeChat's words for what it refuses; all of them travel with HTTP 200. */
const REFUSALS = {
  [-1]: 'system error',
  40001: 'invalid credential, access_token is invalid or not latest',
  40002: 'invalid grant_type',
  40013: 'invalid appid',
  40029: 'invalid code',
  40125: 'invalid appsecret',
  40163: 'code been used',
  48001: 'api unauthorized',
} as const;
type Errcode = keyof typeof REFUSALS;

type Answer = object | Errcode;
type Parts = Record<string, unknown>;

interface Books {
  codes: CodeBook;
  tokens: LeaseBook;
  tickets: LeaseBook;
  questions: QuestionBook;
  faults: WechatFaultBook;
  now: () => Date;
}

const { miniProgram, jsSdk } = SIMULATED_MINI_PROGRAM;
const APPS: readonly { appId: string; secret: string }[] = [miniProgram, jsSdk];

/** The part of api.weixin.qq.com that the portal uses. */
export function registerServerApi(app: FastifyInstance, books: Books): void {
  const { codes, tokens, tickets, questions, faults, now } = books;

  /** Says what the vendor would, unless a fault is switched on. */
  function answer(reply: FastifyReply, service: string, token: unknown, work: () => Answer): FastifyReply {
    const fault = faults.take(service);
    if (fault === 'staleToken' && typeof token === 'string') tokens.revoke(token);
    const said = fault === 'busy' ? -1 : fault === 'none' || fault === 'staleToken' ? work() : fault;
    questions.add({ service, errcode: typeof said === 'object' ? 0 : said });
    if (said === 'timeout') return reply.hijack();
    if (said === 'down') return reply.code(503).send('Service Unavailable');
    if (said === 'garbage') return reply.type('text/html').send('<html></html>');
    if (typeof said === 'object') return reply.send(said);
    return reply.send({ errcode: said, errmsg: REFUSALS[said as Errcode] });
  }

  app.post('/cgi-bin/stable_token', (request, reply) =>
    answer(reply, 'token', null, () => {
      const { grant_type, appid, secret } = (request.body ?? {}) as Parts;
      if (grant_type !== 'client_credential') return 40002;
      const refusal = refusalOf(appid, secret);
      if (refusal) return refusal;
      const { value, secondsLeft } = tokens.give(String(appid));
      return { access_token: value, expires_in: secondsLeft };
    }),
  );

  app.get<{ Querystring: Parts }>('/cgi-bin/ticket/getticket', ({ query }, reply) =>
    answer(reply, 'ticket', query.access_token, () => {
      const appId = tokens.holderOf(String(query.access_token));
      if (!appId) return 40001;
      // Tickets are for the pages of an official account; a mini-program has no right to them.
      if (appId !== jsSdk.appId || query.type !== 'jsapi') return 48001;
      const { value, secondsLeft } = tickets.give(appId);
      return { errcode: 0, errmsg: 'ok', ticket: value, expires_in: secondsLeft };
    }),
  );

  app.get<{ Querystring: Parts }>('/sns/jscode2session', ({ query }, reply) =>
    answer(reply, 'login', null, () => {
      const refusal = refusalOf(query.appid, query.secret);
      if (refusal) return refusal;
      if (query.appid !== miniProgram.appId) return 40013;
      if (query.grant_type !== 'authorization_code') return 40002;
      const person = codes.take('login', String(query.js_code));
      if (person === 'invalid') return 40029;
      if (person === 'used') return 40163;
      return { openid: person.openid, session_key: randomBytes(16).toString('base64') };
    }),
  );

  app.post<{ Querystring: Parts }>('/wxa/business/getuserphonenumber', ({ query, body }, reply) =>
    answer(reply, 'phone', query.access_token, () => {
      const appId = tokens.holderOf(String(query.access_token));
      if (!appId) return 40001;
      if (appId !== miniProgram.appId) return 48001;
      const person = codes.take('phone', String(((body ?? {}) as Parts).code));
      if (person === 'invalid') return 40029;
      if (person === 'used') return 40163;
      return { errcode: 0, errmsg: 'ok', phone_info: phoneInfo(person.phone, now()) };
    }),
  );
}

function refusalOf(appid: unknown, secret: unknown): Errcode | null {
  const known = APPS.find(({ appId }) => appId === appid);
  if (!known) return 40013;
  return known.secret === secret ? null : 40125;
}

/** A number of elsewhere is written with + and the code of its country, a blank, and the rest. */
function phoneInfo(phone: string, now: Date) {
  const [, countryCode = '86', purePhoneNumber = phone] = /^\+(\d{1,3}) (\d+)$/.exec(phone) ?? [];
  return {
    phoneNumber: phone.replace(' ', ''),
    purePhoneNumber,
    countryCode,
    watermark: { timestamp: Math.floor(now.getTime() / 1_000), appid: miniProgram.appId },
  };
}
