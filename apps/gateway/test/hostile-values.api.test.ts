import type { Call } from '@cheyantong/contract';
import * as contract from '@cheyantong/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CLIENT, startTestGateway, type TestGateway } from './gateway.ts';

const calls = Object.entries(contract as Record<string, Call>);

/** What some field of some call takes; a field gets the first of these that it takes. */
const PLAUSIBLE = [
  ...['1001', 1, '13800138000', '482913', '330100', '0', '2026-11', '2026-11-20', '1-2-3'],
  ...['sms_code', 'WEB', 'usedCarInquiry', 'LFV3A23C3P3000409', true],
];
const HOSTILE = [2 ** 31, -(2 ** 31) - 1, 2 ** 63, 1e308, -1, 1.5, 'a\0b', '%00', '\ud800', '9'.repeat(30)];

type Path = string[];
type Parts = Record<string, unknown>;

/** A value that fits, and the places in it where something else could be written. */
function plausible(schema: z.ZodType, path: Path = []): { value: unknown; places: Path[] } {
  const bare =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
      ? (schema.unwrap() as z.ZodType)
      : schema;
  if (bare !== schema) return plausible(bare, path);
  if (bare instanceof z.ZodArray) {
    const element = plausible(bare.element as z.ZodType, [...path, '0']);
    return { ...element, value: [element.value] };
  }
  if (bare instanceof z.ZodObject) {
    const fields = Object.entries<z.ZodType>(bare.shape).map(
      ([key, inner]) => [key, plausible(inner, [...path, key])] as const,
    );
    return {
      value: Object.fromEntries(fields.map(([key, { value }]) => [key, value])),
      places: fields.flatMap(([, { places }]) => places),
    };
  }
  const choices = bare instanceof z.ZodEnum ? bare.options : PLAUSIBLE;
  return { value: choices.find((choice) => bare.safeParse(choice).success), places: [path] };
}

const inputOf = ({ params, query, body }: Call) =>
  plausible(
    z.object({
      ...(params && { params }),
      ...(query && { query }),
      ...(body && { body }),
    }),
  );

function writtenOver(value: unknown, [key, ...rest]: Path, hostile: unknown): unknown {
  if (key === undefined) return hostile;
  if (Array.isArray(value)) return value.map((inner) => writtenOver(inner, rest, hostile));
  const fields = value as Parts;
  return { ...fields, [key]: writtenOver(fields[key], rest, hostile) };
}

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  token = await gateway.logIn('13800138000');
});
afterAll(() => gateway.close());

/** Addresses and forms know nothing but text. */
const asText = (part: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((part ?? {}) as Parts)
      .filter(([, given]) => given !== undefined)
      .map(([key, given]) => [key, String(given).toWellFormed()]),
  );

const isTaken = ({ params, query, body, encoding }: Call, given: Parts): boolean =>
  (params?.safeParse(asText(given.params)).success ?? true) &&
  (query?.safeParse(asText(given.query)).success ?? true) &&
  (body?.safeParse(encoding === 'form' ? asText(given.body) : given.body).success ?? true);

async function ask({ method, path, access, encoding }: Call, { params, query, body }: Parts) {
  const named = asText(params);
  const address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(named[name] ?? ''));
  const form = encoding === 'form';
  const contentType = form ? 'application/x-www-form-urlencoded' : 'application/json';
  const answer = await gateway.app.inject({
    method,
    url: `/api/${address}?${new URLSearchParams(asText(query))}`,
    headers: {
      authorization: access === 'client' ? CLIENT : `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': contentType }),
    },
    ...(body !== undefined && {
      payload: form ? new URLSearchParams(asText(body)).toString() : JSON.stringify(body),
    }),
  });
  return { status: answer.statusCode, envelope: Object.keys(answer.json()).join() };
}

describe('numbers that no column holds and text that no database keeps', () => {
  const walked = calls
    // Logging out would end the walk.
    .filter(([, call]) => call !== contract.logout && inputOf(call).places.length > 0);

  it('are tried in many calls', () => {
    expect(walked.length).toBeGreaterThan(40);
  });

  it.each(walked)('are no fault of ours wherever they stand in %s', async (_name, call) => {
    const { value, places } = inputOf(call);
    const hostile = places.flatMap((place) =>
      HOSTILE.map((thing) => ({ place, thing, input: writtenOver(value, place, thing) as Parts })),
    );
    // What the declaration refuses goes no further: one of those is enough.
    const [refused, ...others] = hostile.filter(({ input }) => !isTaken(call, input));
    const taken = hostile.filter(({ input }) => isTaken(call, input));
    expect(others.length + taken.length).toBeGreaterThan(0);
    const faults: unknown[] = [];
    for (const { place, thing, input } of refused ? [refused, ...taken] : taken) {
      const { status, envelope } = await ask(call, input);
      if (status >= 500 || envelope !== 'code,data,msg') faults.push([place.join('.'), thing, status]);
    }
    expect(faults).toEqual([]);
  });
});
