import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NoticeHeaders } from './port.ts';

interface CaughtNotice {
  headers: NoticeHeaders;
  rawBody: Buffer;
}

/** Stands where the merchant would: keeps every notice as it came and says that it was understood. */
export async function catchNotices() {
  const caught: CaughtNotice[] = [];
  const arrivals = new EventTarget();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    caught.push({ headers: request.headers, rawBody: Buffer.concat(chunks) });
    response.end('success');
    arrivals.dispatchEvent(new Event('notice'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/notice`,
    /** The next notices, as soon as there are so many. */
    async take(count = 1): Promise<CaughtNotice[]> {
      while (caught.length < count) await once(arrivals, 'notice');
      return caught.splice(0, count);
    },
    close: () => server.close(),
  };
}
