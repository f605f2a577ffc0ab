import type { Call } from '@cheyantong/contract';
import * as contract from '@cheyantong/contract';
import { Random } from '../fire/random.ts';
import type { Book, Input } from './book.ts';
import { type Draft, escaped, type NumberedRequest, setBody } from './draft.ts';
import { spoilInput, writeJson } from './hostile-input.ts';
import { validInput } from './valid-input.ts';
import { TWIST_NAMES, TWISTS } from './wire-twists.ts';

export const CALLS = Object.entries(contract as Record<string, Call>);

/** The rest is left as a person would send it: only such requests come far. */
const SPOILED = 0.32;
const TWISTED = 0.18;
const WRONG_CREDENTIAL = 0.04;
const SPREAD = 0x9e3779b1;

/** The same seed and number make the same request, whatever came before. */
export function makeRequest(seed: number, number: number, book: Book): NumberedRequest {
  const random = new Random(seed + Math.imul(number, SPREAD));
  const [name, call] = CALLS[number % CALLS.length] as [string, Call];
  const input = validInput(name, call, book, random);
  const twists: string[] = [];
  const draw = random.next();
  if (draw < SPOILED) {
    for (let times = random.between(1, 2); times > 0; times--) twists.push(spoilInput(input, random));
  }
  const draft = { ...draftOf(call, input), twists };
  const credential =
    random.next() < WRONG_CREDENTIAL ? wrongCredential(book, random) : credentialOf(call, book, random);
  if (credential) draft.headers.push(['authorization', credential]);
  if (draw > 1 - TWISTED) {
    const twist = random.pick(TWIST_NAMES);
    TWISTS[twist]?.(draft, random);
    twists.push(twist);
  }
  return { ...draft, number, name, call };
}

function draftOf(call: Call, { params, query, body, headers }: Input): Draft {
  const path = call.path.replace(/:(\w+)/g, (_, field: string) => escaped(textAt(params, field)));
  const draft: Draft = {
    method: call.method,
    path: `/api/${path}`,
    query: pairsOf(query),
    headers: [
      ['host', 'portal.example'],
      ['connection', 'close'],
      ...pairsOf(headers).map(([name, value]): [string, string] => [name, value.slice(0, 2_000)]),
    ],
    body: undefined,
    breaksOff: false,
    mayLeaveTheApi: false,
    twists: [],
  };
  if (call.encoding === 'multipart') sendFile(draft);
  else if (call.encoding === 'bytes') sendBytes(draft);
  else if (call.body) {
    const isForm = call.encoding === 'form';
    draft.headers.push(['content-type', isForm ? 'application/x-www-form-urlencoded' : 'application/json']);
    setBody(
      draft,
      isForm
        ? pairsOf(body)
            .map((pair) => pair.join('='))
            .join('&')
        : writeJson(body ?? null),
    );
  }
  return draft;
}

/** As small as a picture can be. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function sendFile(draft: Draft): void {
  const head = '--part\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  draft.headers.push(['content-type', 'multipart/form-data; boundary=part']);
  setBody(draft, Buffer.concat([Buffer.from(head), PICTURE, Buffer.from('\r\n--part--\r\n')]));
}

function sendBytes(draft: Draft): void {
  draft.headers.push(['content-type', 'application/octet-stream']);
  setBody(draft, PICTURE);
}

const textAt = (params: unknown, field: string): string =>
  plainly((params as Record<string, unknown> | null | undefined)?.[field] ?? '');

/** As an address or a form writes them; a list is a name that comes again. */
const pairsOf = (values: unknown): [string, string][] =>
  typeof values !== 'object' || values === null
    ? []
    : Object.entries(values).flatMap(([name, value]) =>
        [value].flat().map((each): [string, string] => [escaped(name), escaped(plainly(each))]),
      );

const plainly = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

function credentialOf(call: Call, { tokens, client }: Book, random: Random): string | undefined {
  if (call === contract.logout) return `Bearer ${random.pick(tokens.toLose as [string])}`;
  if (call.access === 'client') return client;
  if (call.access === 'open' && random.next() < 0.8) return undefined;
  return `Bearer ${random.next() < 0.85 ? tokens.own : tokens.other}`;
}

const wrongCredential = ({ tokens }: Book, random: Random): string =>
  random.pick([
    ...([
      '',
      'Bearer',
      'Bearer ',
      'Bearer x',
      'Bearer null',
      'Basic',
      'Basic Og==',
      'Basic !!!',
      'Digest x',
    ] as const),
    `Bearer ${'x'.repeat(5_000)}`,
    `Bearer ${tokens.own.slice(0, -1)}`,
    `Bearer ${tokens.own} ${tokens.other}`,
    `Basic ${tokens.own}`,
    tokens.own,
  ]);
