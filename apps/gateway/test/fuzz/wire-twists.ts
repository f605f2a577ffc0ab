import { gzipSync } from 'node:zlib';
import type { Random } from '../fire/random.ts';
import { type Draft, setBody, setHeader } from './draft.ts';

type Twist = (draft: Draft, random: Random) => void;
type Texts = readonly [string, ...string[]];

const MEGABYTE = 1024 * 1024;

const inEscapes = (path: string): string =>
  path.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

const PATHS: readonly [(path: string) => string, ...((path: string) => string)[]] = [
  inEscapes,
  (path) => path.replaceAll('/', '//'),
  (path) => `${path}/`,
  (path) => path.replace('/api/', '/api/../api/'),
  (path) => path.replace('/api/', '/api/./'),
  (path) => path.replaceAll('/', '%2f'),
  (path) => path.toUpperCase(),
  (path) => `http://127.0.0.1${path}`,
  (path) => `http://somebody.example:99999${path}`,
  (path) => `${path}%zz`,
  (path) => `${path}%`,
  (path) => `${path}%00`,
  (path) => `${path}%c0%af`,
  (path) => `${path};a=b`,
  (path) => `${path}?x=1?y=2&&&=&=3`,
  (path) => `${path}#part`,
  (path) => `${path}/${'x'.repeat(8_000)}`,
  (path) => `${path}/${'x'.repeat(20_000)}`,
  (path) => `${path}/车`,
  (path) => `${path} x`,
  (path) => `\\${path}`,
  () => '*',
  () => '/api/',
  () => '/api',
  () => '//',
  () => 'api',
];

const texts = (words: string): Texts => words.split(' ') as [string, ...string[]];

const METHODS = texts('get HEAD OPTIONS TRACE PATCH DELETE PUT GET POST FOO QUERY');

const HOSTS: Texts = [
  'a b',
  'x'.repeat(5_000),
  ...texts(' ::: x:99999 [::1 ex%61mple 车研通 127.0.0.1,127.0.0.1 " @'),
];

const ADDRESSES: Texts = [
  ', ,',
  '203.0.113.9, 10.0.0.1, 127.0.0.1',
  '1'.repeat(3_000),
  ...texts(
    ' 203.0.113.9 203.0.113.9:51234 [2400:3200::1]:443 fe80::1%eth0 unknown , 999.999.999.999 ::ffff:127.0.0.1',
  ),
];

const CONTENT_TYPES: Texts = [
  'application/json; charset=utf-16',
  'application/json, text/plain',
  'multipart/form-data; boundary=',
  ...texts(
    ' ; json text/plain text/xml application/json;;; application/x-www-form-urlencoded application/json',
  ),
  ...texts('multipart/form-data application/octet-stream a/b/c application/__proto__'),
];

const HEADERS: readonly [[string, string], ...[string, string][]] = [
  ['accept', 'text/html'],
  ['accept', 'x'.repeat(2_000)],
  ['accept-encoding', 'br;q=9, zstd, *;q=-1'],
  ['cookie', `browser=${'x'.repeat(22)}`],
  ['cookie', '=;;==;browser;browser=\u00ff'],
  ['expect', '100-continue'],
  ['expect', 'nothing'],
  ['range', 'bytes=0-0,-1'],
  ['if-none-match', '*'],
  ['if-modified-since', 'never'],
  ['x-request-id', 'a b\u00e9'],
  ['x-request-id', 'x'.repeat(4_000)],
  ['x-client-authorization', 'Basic nonsense'],
  ['x-http-method-override', 'DELETE'],
  ['x-forwarded-host', 'somebody.example'],
  ['x-forwarded-proto', 'javascript'],
  ['forwarded', 'for="[::1"; proto=,;'],
  ['origin', 'null'],
  ['user-agent', ''],
  ['connection', 'upgrade'],
  ['upgrade', 'websocket'],
  ['too-long', 'x'.repeat(30_000)],
  ['no\u0000name', 'x'],
  ['broken', 'a\nb'],
  ['broken name', 'x'],
  ['', 'nameless'],
];

const BAD_JSON: Texts = [
  ' ',
  '1 2',
  '\u0000',
  '\ufeff{}',
  '{"a":"\n"}',
  '['.repeat(100_000),
  `${'{"a":'.repeat(50_000)}1`,
  ...texts(` { [ " {"a":} {'a':1} {"a":1,} undefined NaN nul {}{}`),
];

const FRAMINGS: readonly [[string, string], ...[string, string][]] = [
  ['transfer-encoding', 'gzip'],
  ['transfer-encoding', 'chunked, identity'],
  ['content-length', '-1'],
  ['content-length', '1e3'],
  ['content-length', '99999999999999999999'],
  ['content-length', '3, 4'],
];

const BROKEN_CHUNKS: Texts = ['zz\r\nabc', '5\r\nab', '-1\r\n', 'ffffffffffffffff1\r\na', '3\r\nabcdef\r\n'];

const frame = (draft: Draft, header: string, value: string, body: Buffer | string): void => {
  draft.headers = draft.headers.filter(([name]) => name !== 'content-length');
  setHeader(draft, header, value);
  draft.body = Buffer.from(body);
};

/** What can be wrong with a request whatever it asks for. */
export const TWISTS: Readonly<Record<string, Twist>> = {
  path(draft, random) {
    const rewrite = random.pick(PATHS);
    draft.path = rewrite(draft.path);
    draft.mayLeaveTheApi = true;
  },
  method(draft, random) {
    draft.method = random.pick(METHODS);
  },
  'repeated query'(draft, random) {
    const [name, value] =
      draft.query.length > 0 ? random.pick(draft.query as [[string, string]]) : ['a', '1'];
    const forms: readonly [[string, string], ...[string, string][]] = [
      [name, value],
      [`${name}[]`, value],
      [`${name}[a][b]`, value],
      [`${name}.a`, ''],
      [name, ''],
    ];
    draft.query = [...draft.query, ...Array.from({ length: random.between(1, 3) }, () => random.pick(forms))];
  },
  'raw query'(draft, random) {
    draft.query.push([
      random.pick(['%', '%zz', '%00', '&', '=', '__proto__', '+', 'a'.repeat(4_000)]),
      random.pick(['%', '%ff', '+', '']),
    ]);
  },
  host(draft, random) {
    setHeader(draft, 'host', random.pick(HOSTS));
  },
  'two hosts'(draft) {
    draft.headers.push(['host', 'somebody.example']);
  },
  'no host'(draft) {
    draft.headers = draft.headers.filter(([name]) => name !== 'host');
  },
  'forwarded for'(draft, random) {
    for (let times = random.between(1, 2); times > 0; times--) {
      draft.headers.push(['x-forwarded-for', random.pick(ADDRESSES)]);
    }
  },
  header(draft, random) {
    draft.headers.push(random.pick(HEADERS));
  },
  'many headers'(draft, random) {
    for (let times = random.between(50, 3_000); times > 0; times--) draft.headers.push([`x-${times}`, 'x']);
  },
  'content type'(draft, random) {
    setHeader(draft, 'content-type', random.pick(CONTENT_TYPES));
  },
  'two content types'(draft) {
    draft.headers.push(['content-type', 'text/plain']);
  },
  'bad JSON'(draft, random) {
    setHeader(draft, 'content-type', 'application/json');
    setBody(draft, random.pick(BAD_JSON));
  },
  'a body that is no text'(draft, random) {
    setBody(draft, Buffer.from(Array.from({ length: 64 }, () => random.between(0, 255))));
  },
  'a body nobody asked for'(draft) {
    setBody(draft, '{"a":1}');
  },
  'chunked body'(draft) {
    const body = draft.body ?? Buffer.from('{}');
    const chunked = Buffer.concat([
      Buffer.from(`${body.length.toString(16)}\r\n`),
      body,
      Buffer.from('\r\n0\r\n\r\n'),
    ]);
    frame(draft, 'transfer-encoding', 'chunked', body.length > 0 ? chunked : '0\r\n\r\n');
  },
  'broken chunks'(draft, random) {
    frame(draft, 'transfer-encoding', 'chunked', random.pick(BROKEN_CHUNKS));
    draft.breaksOff = true;
  },
  'strange framing'(draft, random) {
    const [name, value] = random.pick(FRAMINGS);
    frame(draft, name, value, 'abc');
    draft.breaksOff = true;
  },
  'two lengths'(draft) {
    draft.headers.push(['content-length', '0'], ['content-length', '7']);
    draft.breaksOff = true;
  },
  'length and chunks'(draft) {
    draft.headers.push(['content-length', '2'], ['transfer-encoding', 'chunked']);
    draft.body = Buffer.from('0\r\n\r\n');
    draft.breaksOff = true;
  },
  'body cut off'(draft) {
    frame(draft, 'content-length', '4000', draft.body ?? '{"a":');
    draft.breaksOff = true;
  },
  'oversized body'(draft, random) {
    setHeader(draft, 'content-type', 'application/json');
    setBody(draft, `{"a":"${'x'.repeat(random.between(MEGABYTE - 20, MEGABYTE + 200))}"}`);
    draft.breaksOff = true;
  },
  'compressed body'(draft) {
    setBody(draft, gzipSync('{"a":1}'));
    setHeader(draft, 'content-encoding', 'gzip');
  },
};

export const TWIST_NAMES = Object.keys(TWISTS) as [string, ...string[]];
