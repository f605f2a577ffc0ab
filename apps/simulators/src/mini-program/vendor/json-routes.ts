import type { FastifyInstance } from 'fastify';
import { parseFault } from '../../fault-book.ts';
import type { CodeBook } from './code-book.ts';
import { FAULT_MODES, type WechatFaultBook } from './faults.ts';
import type { QuestionBook } from './question-book.ts';

const OPENID = /^[\w-]{1,64}$/;
const PHONE = /^(\+\d{1,3} )?\d{5,15}$/;

interface Books {
  codes: CodeBook;
  questions: QuestionBook;
  faults: WechatFaultBook;
}

/** What the simulated phone, tests and scripts use; the page's form posts to the same place and is sent back to the page. */
export function registerJsonRoutes(app: FastifyInstance, { codes, questions, faults }: Books): void {
  /**
   * What a phone does in wx.login and in getPhoneNumber: { openid, phone } is who holds it, { loginCode, phoneCode } is what
   * the mini-program is given. Each code is good once, for five minutes; a new pair is made at every call.
   */
  app.post('/sim/mini/codes', (request, reply) => {
    const { openid, phone } = (request.body ?? {}) as Record<string, unknown>;
    if (typeof openid !== 'string' || !OPENID.test(openid) || typeof phone !== 'string' || !PHONE.test(phone))
      return reply
        .code(400)
        .send({ message: 'openid: letters and digits; phone: 13800138000 or +1 5550100' });
    const person = { openid, phone };
    return reply.send({ loginCode: codes.give('login', person), phoneCode: codes.give('phone', person) });
  });

  app.get('/mini-program/questions', () => questions.list());

  app.post('/mini-program/faults', (request, reply) => {
    const fault = parseFault(request.body, { modes: FAULT_MODES, who: 'service' });
    if (!fault) {
      const message = `mode: ${FAULT_MODES.join(' | ')}; service?: token | ticket | login | phone; times?: 1, 2, …`;
      return reply.code(400).send({ message });
    }
    faults.set(fault);
    const fromForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    return fromForm ? reply.redirect('/mini-program', 303) : reply.send(faults.list());
  });
}
