import type { Call } from '@cheyantong/contract';

/** A request before it becomes bytes: everything in it may still be twisted. */
export interface Draft {
  method: string;
  /** As it will stand in the first line, without the query. */
  path: string;
  query: [name: string, value: string][];
  headers: [name: string, value: string][];
  body: Buffer | undefined;
  /** The line is closed before the body is whole. */
  breaksOff: boolean;
  /** The path no longer leads to the gateway for certain: a page may answer. */
  mayLeaveTheApi: boolean;
  /** What was done to it. */
  twists: string[];
}

export interface NumberedRequest extends Draft {
  number: number;
  name: string;
  call: Call;
}

export function toBytes({ method, path, query, headers, body }: Draft): Buffer {
  const search = query.map(([name, value]) => `${name}=${value}`).join('&');
  const lines = [`${method} ${path}${search && `?${search}`} HTTP/1.1`];
  for (const [name, value] of headers) lines.push(`${name}: ${value}`);
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body ?? Buffer.alloc(0)]);
}

/** An escape for whatever can be escaped; half a surrogate pair cannot, so its three bytes are written. */
export const escaped = (text: string): string =>
  [...text].map((sign) => (sign.isWellFormed() ? encodeURIComponent(sign) : '%ED%A0%80')).join('');

export const setHeader = (draft: Draft, name: string, value: string): void => {
  draft.headers = [...draft.headers.filter(([each]) => each.toLowerCase() !== name), [name, value]];
};

export function setBody(draft: Draft, body: Buffer | string): void {
  draft.body = Buffer.from(body);
  setHeader(draft, 'content-length', String(draft.body.length));
}
