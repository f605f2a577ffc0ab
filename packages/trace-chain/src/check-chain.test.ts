import { generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type ChainRules, checkChain, type SignedText } from './check-chain.ts';
import { digestOf } from './digest.ts';
import { eventText, readEvent, sealOf, type TraceEvent } from './event.ts';
import { type ActorKey, keyIdOf } from './keys.ts';
import { leafBreach } from './published.ts';

const CODE = 'RP26-0000-0001-3';
const YARD = actor('yard-01');
const LAB = actor('lab-01');

function actor(code: string) {
  const pair = generateKeyPairSync('ed25519');
  const published = {
    algorithm: 'Ed25519' as const,
    publicKey: pair.publicKey.export({ format: 'pem', type: 'spki' }).toString(),
  };
  const keyId = keyIdOf(published) ?? '';
  const key: ActorKey = {
    ...published,
    keyId,
    actor: code,
    from: '2026-01-01T00:00:00+08:00',
    revokedAt: null,
  };
  return { code, key, privateKey: pair.privateKey };
}

const signed = (event: TraceEvent, by: { key: ActorKey; privateKey: KeyObject }): SignedText => {
  const text = eventText(event);
  return {
    text,
    signature: sign(null, Buffer.from(text), by.privateKey).toString('base64'),
    keyId: by.key.keyId,
  };
};

type Step = [kind: TraceEvent['kind'], by: typeof YARD, changes?: Partial<TraceEvent>];

const STEPS: Step[] = [
  ['recovery', YARD],
  ['dismantling', YARD],
  ['test', LAB],
  ['grading', LAB],
];

/** A chain whose every step is signed as it should be. */
function chainOf(steps: readonly Step[] = STEPS): SignedText[] {
  const chain: SignedText[] = [];
  for (const [at, [kind, by, changes]] of steps.entries()) {
    const before = chain.at(-1);
    const event: TraceEvent = {
      v: 1,
      code: CODE,
      seq: at + 1,
      kind,
      actor: by.code,
      place: '天津市',
      time: `2026-03-0${at + 1}T09:00:00+08:00`,
      signedAt: `2026-03-0${at + 1}T09:05:00+08:00`,
      facts: { remark: `step ${at + 1}` },
      sealed: null,
      previous: before ? digestOf(before.text) : null,
      ...changes,
    };
    chain.push(signed(event, by));
  }
  return chain;
}

const keysOf = (...keys: ActorKey[]) => new Map(keys.map((key) => [key.keyId, key]));
const TRADES = { 'yard-01': 'dismantler', 'lab-01': 'lab' } as const;

const check = (chain: readonly SignedText[], rules: Partial<ChainRules> = {}) =>
  checkChain(chain, {
    code: CODE,
    object: 'part',
    keys: keysOf(YARD.key, LAB.key),
    tradeOf: (code) => TRADES[code as keyof typeof TRADES],
    verify: ({ publicKey }, text, signature) =>
      verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64')),
    ...rules,
  });

const breachOf = async (chain: readonly SignedText[], rules?: Partial<ChainRules>) =>
  (await check(chain, rules)).breach;

const without = (chain: readonly SignedText[], at: number) => chain.filter((_, place) => place !== at);
const changed = (
  chain: readonly SignedText[],
  at: number,
  change: (signed: SignedText) => Partial<SignedText>,
) => chain.map((each, place) => (place === at ? { ...each, ...change(each) } : each));

describe('a chain', () => {
  it('holds from its first event to its last', async () => {
    expect(await check(chainOf())).toMatchObject({ breach: null, state: 'graded' });
  });

  it('names the event whose words were changed', async () => {
    const chain = changed(chainOf(), 2, ({ text }) => ({ text: text.replace('step 3', 'step 4') }));
    expect(await breachOf(chain)).toEqual({ seq: 3, what: 'signature' });
  });

  it('names the event whose signature was changed', async () => {
    const other = chainOf()[0]?.signature ?? '';
    expect(await breachOf(changed(chainOf(), 1, () => ({ signature: other })))).toEqual({
      seq: 2,
      what: 'signature',
    });
  });

  it('is not held together by an event that was written and signed anew', async () => {
    const forged = chainOf([STEPS[0] ?? ['recovery', YARD], ['dismantling', YARD, { place: '上海市' }]]);
    const chain = [...forged, ...chainOf().slice(2)];
    expect(await breachOf(chain)).toEqual({ seq: 3, what: 'link' });
  });

  it('shows a gap, a swap and a repetition', async () => {
    const chain = chainOf();
    const [first, second, ...rest] = chain;
    if (!first || !second) throw new Error('a chain has two events');
    expect(await breachOf(without(chain, 1))).toEqual({ seq: 2, what: 'gap' });
    expect(await breachOf([second, first, ...rest])).toEqual({ seq: 1, what: 'gap' });
    expect(await breachOf([first, first, ...rest])).toEqual({ seq: 2, what: 'order' });
  });

  it('belongs to one code', async () => {
    expect(await breachOf(chainOf(), { code: 'RP26-0000-0002-1' })).toEqual({ seq: 1, what: 'wrongCode' });
  });

  it('is read only as it is written canonically', async () => {
    const spaced = changed(chainOf(), 0, ({ text }) => ({ text: text.replace(':', ': ') }));
    expect(await breachOf(spaced)).toEqual({ seq: 1, what: 'unreadable' });
    expect(readEvent('{"v":1}')).toBeNull();
    expect(readEvent('no JSON')).toBeNull();
  });

  it('goes by the life table and by who may sign', async () => {
    expect(
      await breachOf(
        chainOf([
          ['recovery', YARD],
          ['test', LAB],
        ]),
      ),
    ).toEqual({ seq: 2, what: 'notAllowed' });
    expect(await breachOf(chainOf([['recovery', LAB]]))).toEqual({ seq: 1, what: 'wrongTrade' });
  });

  it('does not run backwards in time', async () => {
    const early = { time: '2026-02-01T09:00:00+08:00' };
    expect(
      await breachOf(
        chainOf([
          ['recovery', YARD],
          ['dismantling', YARD, early],
        ]),
      ),
    ).toEqual({ seq: 2, what: 'time' });
    const foreseen = { time: '2026-03-01T10:00:00+08:00' };
    expect(await breachOf(chainOf([['recovery', YARD, foreseen]]))).toEqual({ seq: 1, what: 'time' });
  });
});

describe('the keys of a chain', () => {
  it('are known, and their own id', async () => {
    expect(await breachOf(chainOf(), { keys: keysOf(YARD.key) })).toEqual({ seq: 3, what: 'unknownKey' });
    const replaced = { ...LAB.key, publicKey: YARD.key.publicKey };
    expect(await breachOf(chainOf(), { keys: keysOf(YARD.key, replaced) })).toEqual({
      seq: 3,
      what: 'replacedKey',
    });
  });

  it('belong to the actor of the event', async () => {
    const foreign = { ...LAB.key, actor: 'lab-02' };
    expect(await breachOf(chainOf(), { keys: keysOf(YARD.key, foreign) })).toEqual({
      seq: 3,
      what: 'foreignKey',
    });
  });

  it('sign nothing after they were revoked, and what they signed before stays', async () => {
    const revoked = (day: string) =>
      keysOf(YARD.key, { ...LAB.key, revokedAt: `2026-03-0${day}T00:00:00+08:00` });
    expect(await breachOf(chainOf(), { keys: revoked('5') })).toBeNull();
    expect(await breachOf(chainOf(), { keys: revoked('4') })).toEqual({ seq: 4, what: 'keyNotValid' });
  });
});

describe('what was published of a chain', () => {
  const hashes = chainOf().map(({ text }) => digestOf(text));
  const leaf = { code: CODE, length: 3, head: hashes[2] ?? '' };

  it('stands while the chain only grows', () => {
    expect(leafBreach(hashes, leaf)).toBeNull();
  });

  it('contradicts a chain whose end was cut, or that was written anew', () => {
    expect(leafBreach(hashes.slice(0, 2), leaf)).toBe('cut');
    expect(leafBreach([...hashes.slice(0, 2), digestOf('other')], leaf)).toBe('rewritten');
  });
});

it('facts that are kept apart are bound by their digest', () => {
  const sealed = { salt: 'a1b2c3d4e5f60718', facts: { vin: 'LDM0000001A000001' } };
  expect(sealOf(sealed)).toMatch(/^[0-9a-f]{64}$/);
  expect(sealOf({ ...sealed, facts: { vin: 'LDM0000001A000002' } })).not.toBe(sealOf(sealed));
});
