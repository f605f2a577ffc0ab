import type { FastifyInstance } from 'fastify';
import { parseFault } from '../fault-book.ts';
import { FAULT_MODES, type IdentityFaultBook } from './faults.ts';
import type { QuestionBook } from './question-book.ts';

/** What tests and scripts use; the page's form posts to the same place and is sent back to the page. */
export function registerJsonRoutes(
  app: FastifyInstance,
  questions: QuestionBook,
  faults: IdentityFaultBook,
): void {
  app.get('/identity/questions', () => questions.list());

  app.post('/identity/faults', (request, reply) => {
    const fault = parseFault(request.body, { modes: FAULT_MODES, who: 'number' });
    if (!fault) {
      return reply
        .code(400)
        .send({ message: `mode: ${FAULT_MODES.join(' | ')}; number?: text; times?: 1, 2, …` });
    }
    faults.set(fault);
    const fromForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    return fromForm ? reply.redirect('/identity', 303) : reply.send(faults.list());
  });
}
