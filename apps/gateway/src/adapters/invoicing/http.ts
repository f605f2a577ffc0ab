import { randomUUID } from 'node:crypto';
import { INVOICE_FORMATS, type InvoiceFormat, isReadable } from '@cheyantong/domain';
import { z } from 'zod';
import { readJson } from '../../http/read-json.ts';
import { createCircuit } from '../circuit.ts';
import { type InvoicingService, InvoicingUnavailable } from './port.ts';
import { isProvedAnswer, questionHeaders } from './signature.ts';

const TIME_LIMIT_MS = 15_000;
const LARGEST_FILE_BYTES = 5 * 1024 * 1024;
const NOT_FOUND = 404;

/** How a file of each format begins. */
const BEGINNINGS: Record<InvoiceFormat, string> = { pdf: '%PDF-', ofd: 'PK', xml: '<' };

const knownAnswer = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('issued'),
    number: z.string().regex(/^\d{20}$/),
    issuedAt: z.iso.datetime().transform((time) => new Date(time)),
    amountCents: z.int(),
    taxCents: z.int(),
    formats: z.array(z.enum(INVOICE_FORMATS)).min(1),
  }),
  z.object({ state: z.literal('processing') }),
  z.object({ state: z.literal('refused'), reason: z.string().min(1).max(200).refine(isReadable) }),
]);

export interface InvoicingAccount {
  url: string;
  appId: string;
  secret: string;
}

/** Speaks the invoicing protocol, version 1 (docs/operations.md): signed JSON, and answers signed with the nonce of the question. */
export function createInvoicing(
  account: InvoicingAccount | null,
  { timeLimitMs = TIME_LIMIT_MS }: { timeLimitMs?: number } = {},
): InvoicingService {
  const circuit = createCircuit({
    service: 'invoicing',
    isOutage: (error) => error instanceof InvoicingUnavailable,
    unavailable: () => new InvoicingUnavailable('开票服务没有及时应答'),
  });

  async function ask(method: 'GET' | 'POST', path: string, message?: object) {
    if (!account) throw new InvoicingUnavailable('没有设置开票服务');
    const url = new URL(`${account.url}${path}`);
    const body = message ? JSON.stringify(message) : '';
    const sent = { verb: method, path: url.pathname, nonce: randomUUID(), body };
    const answer = await circuit(() => send(url, account, sent, timeLimitMs));
    const said = { ...sent, verb: String(answer.status), body: answer.body };
    if (!isProvedAnswer(account.secret, answer.headers, said))
      throw new InvoicingUnavailable(`开票服务的应答未通过验签（${answer.status}）`);
    return answer;
  }

  async function answered(method: 'GET' | 'POST', path: string, message?: object) {
    const { status, body } = await ask(method, path, message);
    if (status === NOT_FOUND) return { state: 'unknown' as const };
    if (status !== 200) throw new InvoicingUnavailable(`开票服务返回 ${status}`);
    const read = knownAnswer.safeParse(readJson(Buffer.from(body).toString('utf8')));
    if (!read.success) throw new InvoicingUnavailable('开票服务的应答无法识别');
    return read.data;
  }

  async function placed(path: string, message: object) {
    const read = await answered('POST', path, message);
    if (read.state === 'unknown') throw new InvoicingUnavailable('开票服务没有此接口');
    return read;
  }

  return {
    issue: (invoice) => placed('/v1/invoices', invoice),
    reverse: (reversal) => placed('/v1/red-invoices', reversal),
    ask: (requestNo) => answered('GET', `/v1/requests/${encodeURIComponent(requestNo)}`),
    async download(number, format) {
      const { status, body } = await ask('GET', `/v1/invoices/${number}/files/${format}`);
      if (status !== 200) throw new InvoicingUnavailable(`开票服务没有给出 ${format} 文件（${status}）`);
      const beginning = Buffer.from(body.subarray(0, BEGINNINGS[format].length)).toString('latin1');
      if (beginning !== BEGINNINGS[format])
        throw new InvoicingUnavailable(`开票服务给出的不是 ${format} 文件`);
      return body;
    },
  };
}

/** Redirects are refused: what is signed goes where the operator said, or nowhere. */
async function send(
  url: URL,
  account: InvoicingAccount,
  sent: { verb: string; path: string; nonce: string; body: string },
  timeLimitMs: number,
): Promise<{ status: number; headers: Headers; body: Uint8Array }> {
  try {
    const response = await fetch(url, {
      method: sent.verb,
      headers: questionHeaders(account, sent),
      ...(sent.body && { body: sent.body }),
      signal: AbortSignal.timeout(timeLimitMs),
      redirect: 'error',
    });
    return { status: response.status, headers: response.headers, body: await allOf(response) };
  } catch (thrown) {
    throw thrown instanceof InvoicingUnavailable ? thrown : unreachable(thrown);
  }
}

/** An answer that does not end is not waited for. */
async function allOf(response: Response): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > LARGEST_FILE_BYTES) throw new InvoicingUnavailable('开票服务的应答过大');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function unreachable(thrown: unknown): InvoicingUnavailable {
  const { name, cause } = thrown as { name?: string; cause?: { code?: string } };
  const words = name === 'TimeoutError' ? '没有及时应答' : `无法连接（${cause?.code ?? '连接中断'}）`;
  return new InvoicingUnavailable(`开票服务${words}`);
}
