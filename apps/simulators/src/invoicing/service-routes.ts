import { INVOICE_FORMATS } from '@cheyantong/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NonceBook } from '../nonce-book.ts';
import { DOCUMENTS } from './documents/index.ts';
import type { FaultMode, InvoicingFaultBook } from './faults.ts';
import { type InvoiceBook, isFormat, type KeptRequest } from './invoice-book.ts';
import { readOrder, readReversal } from './read-request.ts';
import { answerHeaders, questionProblem } from './signature.ts';

const REFUSAL = '购买方信息与税务登记不一致';

/** The service's own addresses: issuing, taking back, asking, and the files. Answers are signed as well. */
export function registerServiceRoutes(
  app: FastifyInstance,
  book: InvoiceBook,
  faults: InvoicingFaultBook,
  now: () => Date,
): void {
  const nonces = new NonceBook();

  /** What the service says about a request, unless it is made to do something else. */
  function answer(request: FastifyRequest, reply: FastifyReply, kept: KeptRequest): FastifyReply {
    const fault = faults.take(kept.order.orderNo);
    if (fault === 'down') return sendSigned(request, reply, 503, { message: 'simulated outage' });
    if (fault === 'refuse') book.refuse(kept, REFUSAL);
    else if (fault !== 'slow') book.issue(kept, now());
    // The invoice is issued, and nobody hears of it: the connection stays open until the caller gives up.
    if (fault === 'lost') return reply.hijack();
    if (fault === 'garbage') return reply.send('<html>502 Bad Gateway</html>');
    return sendSigned(request, reply, 200, stateOf(kept, fault));
  }

  function sendSigned(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    content: object | { bytes: Uint8Array; type: string },
  ): FastifyReply {
    const file = 'bytes' in content ? content : null;
    const body = file ? Buffer.from(file.bytes) : Buffer.from(JSON.stringify(content));
    const nonce = String(request.headers['x-invoicing-nonce']);
    return reply
      .code(status)
      .headers(answerHeaders({ verb: String(status), path: pathOf(request), body }, nonce, now()))
      .type(file?.type ?? 'application/json; charset=utf-8')
      .send(body);
  }

  app.register(async (scope) => {
    // A signature covers the bytes that came, so nothing may be parsed on the way.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.addHook('preHandler', async (request, reply) => {
      const message = { verb: request.method, path: pathOf(request), body: bodyOf(request) };
      const problem = questionProblem(request.headers, message, nonces, now());
      if (problem) return reply.code(401).send({ message: problem });
    });

    scope.post('/invoicing/v1/invoices', (request, reply) => {
      const order = readOrder(bodyOf(request));
      if (!order) return sendSigned(request, reply, 400, { message: 'not an invoice' });
      return answer(request, reply, book.take(order, null, now()));
    });

    scope.post('/invoicing/v1/red-invoices', (request, reply) => {
      const reversal = readReversal(bodyOf(request));
      const blue = reversal && book.findIssued(reversal.invoiceNumber);
      if (!blue) return sendSigned(request, reply, 400, { message: 'no such invoice' });
      const known = book.find(reversal.requestNo);
      if (!known && book.isTakenBack(blue.number))
        return sendSigned(request, reply, 200, { state: 'refused', reason: '该发票已红冲' });
      const order = { ...blue.order, requestNo: reversal.requestNo };
      return answer(request, reply, known ?? book.take(order, blue, now()));
    });

    scope.get<{ Params: { requestNo: string } }>('/invoicing/v1/requests/:requestNo', (request, reply) => {
      const kept = book.find(request.params.requestNo);
      if (!kept) return sendSigned(request, reply, 404, { message: 'unknown request' });
      return answer(request, reply, kept);
    });

    scope.get<{ Params: { number: string; format: string } }>(
      '/invoicing/v1/invoices/:number/files/:format',
      (request, reply) => {
        const { number, format } = request.params;
        const issued = book.findIssued(number);
        if (!issued || !isFormat(format)) return sendSigned(request, reply, 404, { message: 'no such file' });
        const { type, make } = DOCUMENTS[format];
        return sendSigned(request, reply, 200, { bytes: make(issued), type });
      },
    );
  });
}

function stateOf({ state, reason, number, issuedAt, amountCents, taxCents }: KeptRequest, fault: FaultMode) {
  if (state === 'refused') return { state, reason };
  if (state === 'processing') return { state };
  const wrong = fault === 'wrongAmount' ? 100 : 0;
  return { state, number, issuedAt, amountCents: amountCents + wrong, taxCents, formats: INVOICE_FORMATS };
}

const pathOf = ({ url }: FastifyRequest): string => url.replace(/\?.*$/, '');

const bodyOf = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '');
