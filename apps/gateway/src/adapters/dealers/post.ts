import { lookup as resolveName } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { privateAddress } from './address.ts';
import { isPrivateAddress } from './private-addresses.ts';

interface Message {
  headers: Record<string, string>;
  body: string;
  timeLimitMs: number;
}

/**
 * Posts and answers the status. Redirects are not followed, and a name is checked when it is connected to: a name that
 * was public a moment ago may point inside now, so checking it any earlier proves nothing.
 */
export function post(url: URL, { headers, body, timeLimitMs }: Message): Promise<number> {
  const options = {
    method: 'POST',
    headers,
    agent: false,
    signal: AbortSignal.timeout(timeLimitMs),
  } as const;
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const request =
    url.protocol === 'https:'
      ? https.request(url, { ...options, lookup: publicLookup })
      : http.request(url, options);
  request.on('error', reject);
  request.on('response', (response) => {
    resolve(response.statusCode ?? 0);
    // Whatever else the dealer says is not ours to read.
    response.destroy();
  });
  request.end(body);
  return promise;
}

const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolveName(hostname, { ...options, all: true }, (error, addresses) => {
    const refusal =
      error ??
      (addresses.some(({ address, family }) => isPrivateAddress(address, family === 4 ? 4 : 6))
        ? privateAddress()
        : null);
    const [first] = addresses ?? [];
    if (refusal || !first) callback(refusal ?? privateAddress(), '');
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
