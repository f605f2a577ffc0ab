import { type MiniProgramService, MiniProgramUnavailable } from '../../adapters/mini-program/port.ts';
import { Failure } from '../../http/failure.ts';
import type { MiniProgramDesk } from './desk.ts';

/** That WeChat is away, or that we have no account there, is told in words; why, is for the operator. */
export async function askWechat<Answer>(
  { wechat, log }: Pick<MiniProgramDesk, 'wechat' | 'log'>,
  ask: (wechat: MiniProgramService) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask(wechat);
  } catch (thrown) {
    if (!(thrown instanceof MiniProgramUnavailable)) throw thrown;
    if (thrown.reason === 'no account') throw new Failure('A0500', '小程序服务尚未开通');
    log.warn({ err: thrown }, 'wechat unavailable');
    throw new Failure('C0001', '微信服务暂时不可用，请稍后再试');
  }
}
