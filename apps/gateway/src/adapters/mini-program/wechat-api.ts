import { z } from 'zod';
import { readJson } from '../../http/read-json.ts';
import { type Circuit, createCircuit } from '../circuit.ts';
import { MiniProgramUnavailable } from './port.ts';

/** Short enough for somebody who waits in front of a login page. */
const TIME_LIMIT_MS = 8_000;
const BUSY = -1;

const failure = z.object({ errcode: z.int(), errmsg: z.string().optional() });

interface Question {
  method: 'GET' | 'POST';
  path: string;
  query?: Record<string, string>;
  body?: object;
}

/** WeChat answers 200 to everything; `errcode` says whether it did what was asked. */
export class WechatRefused extends MiniProgramUnavailable {
  readonly errcode: number;

  constructor(path: string, errcode: number) {
    super(`微信接口 ${path} 返回 ${errcode}`, errcode === BUSY ? 'outage' : 'refused');
    this.errcode = errcode;
  }
}

/** Asks WeChat's server API. What it says in its errors stays there: it quotes the request. */
export class WechatApi {
  readonly #baseUrl: string;
  readonly #timeLimitMs: number;
  readonly #circuit: Circuit = createCircuit({
    service: 'mini-program',
    isOutage: (error) => error instanceof MiniProgramUnavailable && error.reason === 'outage',
    unavailable: () => new MiniProgramUnavailable('微信没有及时应答', 'outage'),
  });

  constructor(baseUrl: string, { timeLimitMs = TIME_LIMIT_MS }: { timeLimitMs?: number } = {}) {
    this.#baseUrl = baseUrl;
    this.#timeLimitMs = timeLimitMs;
  }

  ask<Answer>(question: Question, answer: z.ZodType<Answer>): Promise<Answer> {
    return this.#circuit(async () => {
      const said = readJson(await this.#send(question));
      const refused = failure.safeParse(said);
      if (refused.success && refused.data.errcode !== 0)
        throw new WechatRefused(question.path, refused.data.errcode);
      const read = answer.safeParse(said);
      if (!read.success)
        throw new MiniProgramUnavailable(`微信接口 ${question.path} 的应答无法识别`, 'outage');
      return read.data;
    });
  }

  async #send({ method, path, query, body }: Question): Promise<string> {
    try {
      const response = await fetch(`${this.#baseUrl}${path}?${new URLSearchParams(query)}`, {
        method,
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(this.#timeLimitMs),
        redirect: 'error',
      });
      if (!response.ok)
        throw new MiniProgramUnavailable(`微信接口 ${path} 返回 HTTP ${response.status}`, 'outage');
      return await response.text();
    } catch (thrown) {
      throw thrown instanceof MiniProgramUnavailable ? thrown : unreachable(thrown);
    }
  }
}

function unreachable(thrown: unknown): MiniProgramUnavailable {
  const { name, cause } = thrown as { name?: string; cause?: { code?: string } };
  const words = name === 'TimeoutError' ? '没有及时应答' : `无法连接（${cause?.code ?? '连接中断'}）`;
  return new MiniProgramUnavailable(`微信${words}`, 'outage');
}
