import { vi } from 'vitest';

interface Asked {
  api: string;
  input: Record<string, unknown>;
}

type Answers = Record<string, { errMsg: string } & Record<string, unknown>>;

const AGENT = 'Android MicroMessenger/8.0.53 miniProgram/wx0123456789abcdef';

/** A test stands where WeChat would, around the page: what is asked of it natively, and answered. */
export async function inMiniProgram(answers: Answers = {}): Promise<Asked[]> {
  const asked: Asked[] = [];
  vi.stubGlobal('__wxjs_environment', 'miniprogram');
  vi.stubGlobal('WeixinJSBridge', {
    invoke: (api: string, input: Record<string, unknown>, answered: (said: object) => void) => {
      asked.push({ api, input });
      answered({ ...(answers[api] ?? { errMsg: `${api}:ok` }) });
    },
    on: () => undefined,
  });
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(AGENT);
  // It looks at the agent when it is loaded, and never again.
  await import('weixin-js-sdk');
  return asked;
}
