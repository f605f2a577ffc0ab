import type { buildSimulators } from '@cheyantong/simulators/app';

interface RecordedCall {
  /** Sends the same bytes once more, changed on the way as somebody in the middle could; answers the body. */
  sendAgain(url: string, change?: (text: string) => string): Promise<string>;
}

/** Listens in on what an SDK sends to the simulators, as somebody in the middle of the line would. */
export function recordCalls(simulators: ReturnType<typeof buildSimulators>): { last(): RecordedCall } {
  const calls: RecordedCall[] = [];
  simulators.addHook('preHandler', async ({ method, url: path, headers, body }) => {
    if (path !== '/' && !path.startsWith('/?')) return;
    const sent = Buffer.isBuffer(body) ? body.toString() : '';
    const {
      host: _host,
      connection: _connection,
      'content-length': _length,
      'transfer-encoding': _encoding,
      ...rest
    } = headers;
    calls.push({
      async sendAgain(url, change = (text) => text) {
        const changed = change(sent);
        const answer = await fetch(url + change(path), {
          method,
          headers: rest as Record<string, string>,
          ...(changed && { body: changed }),
        });
        return answer.text();
      },
    });
  });
  return {
    last() {
      const call = calls.at(-1);
      if (!call) throw new Error('no call was recorded');
      return call;
    },
  };
}
