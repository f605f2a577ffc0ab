import type { Book } from '../../apps/gateway/test/fuzz/book.ts';
import type { ScannedRequest } from './requests.ts';

/** What we read of a request besides what it declares: who asks, from where, with what, and what they have already. */
const READ_HEADERS = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)',
  'x-forwarded-for': '203.0.113.7',
  'x-request-id': 'scan-0001-0001',
  'if-none-match': '"a"',
  'accept-encoding': 'gzip',
  referer: 'http://127.0.0.1/home',
  cookie: 'browser=a',
};

const stars = (headers: Record<string, string>): string[] =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}*`);

/** A page, a call of a member, and the call that writes down with what somebody logs in. */
export function headerRequests(port: number, { tokens, client }: Book): ScannedRequest[] {
  const request = (name: string, line: string, headers: string[]): ScannedRequest => ({
    name: `headers of ${name}`,
    comesThrough: true,
    text: [`${line} HTTP/1.1`, `Host: 127.0.0.1:${port}`, ...headers, ...stars(READ_HEADERS), '', ''].join(
      '\r\n',
    ),
  });
  return [
    request('a page', 'GET /search?keywords=x', []),
    request('a member’s call', 'GET /api/ums-boot/app-api/v1/members/me', [
      `authorization: Bearer ${tokens.own}*`,
    ]),
    request(
      'the login',
      'POST /api/an-auth/oauth2/token?grant_type=sms_code&mobile=13700000011&code=123456',
      [`authorization: ${client}*`],
    ),
  ];
}
