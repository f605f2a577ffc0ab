import { generateKeyPairSync } from 'node:crypto';
import type { TraceProof } from '@cheyantong/contract';
import { beijingDay, DEMO_CODES, dayAfter } from '@cheyantong/domain';
import { checkProof, keyIdOf } from '@cheyantong/trace-chain';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { loadDemoChains } from './demo.ts';
import { verifyAll } from './verify/verify-all.ts';
import { verifySignature } from './verify-signature.ts';

const TRACES = '/api/vehicle-boot/api/v1/traceability';
const CODE = DEMO_CODES.battery;
const TABLES = [
  'trace_key_revocations',
  'trace_leaves',
  'trace_roots',
  'trace_sealed',
  'trace_events',
  'trace_subjects',
  'trace_keys',
];
/** With chains that nobody altered but the one that the demonstration means to show. */
const ALTERED_FROM_THE_START = 1;

let gateway: TestGateway;
let yesterday: string;
let keptStatement: string;

const run = (statement: string) => gateway.database.db.execute(sql.raw(statement));
const ask = async (path: string) => (await gateway.app.inject(`${TRACES}/${path}`)).json().data;

beforeAll(async () => {
  gateway = await startTestGateway();
  await loadDemoChains(gateway.database.db);
  await gateway.features.traceability.prepare();
  yesterday = dayAfter(beijingDay(new Date()), -1);
  keptStatement = (await ask('roots?pageSize=1')).list[0].statement;
  for (const table of TABLES) await run(`create table kept_${table} as select * from ${table}`);
});
afterAll(() => gateway.close());

/** Goes around the triggers, as whoever has the database in hand can. */
async function alter(...statements: string[]): Promise<void> {
  for (const table of TABLES) await run(`alter table ${table} disable trigger user`);
  for (const statement of statements) await run(statement);
}

afterEach(async () => {
  for (const table of TABLES) await run(`alter table ${table} disable trigger user`);
  for (const table of TABLES) await run(`delete from ${table}`);
  for (const table of TABLES.toReversed()) {
    await run(`insert into ${table} select * from kept_${table}`);
    await run(`alter table ${table} enable trigger user`);
  }
});

async function verified(): Promise<{ holds: boolean; lines: string[] }> {
  const lines: string[] = [];
  const holds = await verifyAll(gateway.database.db, { write: (text) => lines.push(text.trim()) });
  return { holds, lines };
}

/** What somebody finds out who has nothing but yesterday's root and asks for the proof. */
async function foundByProofAlone(): Promise<string | null> {
  const proof: TraceProof | null = await ask(`proof/${CODE}?day=${yesterday}`);
  if (!proof?.published) return 'no proof';
  const { breach } = await checkProof(proof, 'battery', {
    verify: verifySignature,
    believes: ({ statement }) => statement === keptStatement,
  });
  return breach?.what ?? null;
}

const where = (seq: number) => `where code = '${CODE}' and seq = ${seq}`;
const HEX = '0'.repeat(64);
const SLIPPED_IN = {
  algorithm: 'Ed25519' as const,
  publicKey: generateKeyPairSync('ed25519').publicKey.export({ format: 'pem', type: 'spki' }).toString(),
};

/** What is altered, how, what `trace verify` names, and whether the public can find it out by itself. */
const ALTERATIONS: [what: string, statements: string[], named: RegExp, isPublic?: boolean][] = [
  [
    'a fact of an event',
    [`update trace_events set text = replace(text, '"soh":96', '"soh":99') ${where(3)}`],
    /第 3 环节：签名与内容不符/,
  ],
  ['the text of an event', [`update trace_events set text = '{}' ${where(2)}`], /第 2 环节：内容无法识别/],
  [
    'a signature',
    [`update trace_events set signature = (select signature from trace_events ${where(1)}) ${where(4)}`],
    /第 4 环节：签名与内容不符/,
  ],
  [
    'a hash',
    [`update trace_events set hash = '${HEX}' ${where(5)}`],
    /第 5 环节：登记的摘要或序号与内容不符/,
  ],
  [
    'the order of two events',
    [
      `update trace_events set seq = 99 ${where(4)}`,
      `update trace_events set seq = 4 ${where(5)}`,
      `update trace_events set seq = 5 ${where(99)}`,
    ],
    /第 4 环节：之前缺少环节/,
  ],
  ['an event that is deleted', [`delete from trace_events ${where(4)}`], /第 4 环节：之前缺少环节/],
  [
    'an end that is cut, with its place in the index',
    [
      `delete from trace_events ${where(11)}`,
      `delete from trace_sealed ${where(11)}`,
      `update trace_subjects set length = 10, head = (select hash from trace_events ${where(10)}) where code = '${CODE}'`,
    ],
    /公示了 11 个环节，现在只有 10 个/,
  ],
  [
    'a chain that is deleted',
    [
      `delete from trace_events where code = '${CODE}'`,
      `delete from trace_sealed where code = '${CODE}'`,
      `delete from trace_subjects where code = '${CODE}'`,
    ],
    /全部环节被删去/,
  ],
  [
    'a key that is replaced',
    [
      `update trace_keys set public_key = (select public_key from trace_keys where actor = 'demo-platform-01') where key_id = (select key_id from trace_events ${where(1)})`,
    ],
    /公钥 [0-9a-f]{16}：已被替换/,
  ],
  [
    'a key that is slipped in and dated back',
    [
      `insert into trace_keys (key_id, actor, algorithm, public_key, since) values ('${keyIdOf(SLIPPED_IN)}', 'demo-lab-01', 'Ed25519', '${SLIPPED_IN.publicKey}', '2018-01-01')`,
    ],
    /总摘要 \d{4}-\d\d-\d\d：公钥表与公示时不同/,
  ],
  [
    'what is sealed',
    [`update trace_sealed set facts = '{"vin":"LDM00000000000000"}' ${where(2)}`],
    /第 2 环节：受限信息与签名时不符/,
    false,
  ],
  [
    'where a chain has come to',
    [`update trace_subjects set state = 'recycled' where code = '${CODE}'`],
    /登记的状态与环节不符/,
    false,
  ],
  [
    'a published leaf',
    [`update trace_leaves set head = '${HEX}' where code = '${CODE}'`],
    /公示的链头：已被改动/,
  ],
  [
    'a published root',
    [
      `update trace_roots set statement = replace(statement, '"size":120', '"size":119') where day = (select max(day) from trace_roots)`,
    ],
    /总摘要 \d{4}-\d\d-\d\d：总摘要签名不符/,
  ],
];

describe('rows that are left alone', () => {
  it('hold', async () => {
    const { lines } = await verified();
    expect(lines.at(-1)).toBe(
      `120 条链、30 份总摘要，发现 ${ALTERED_FROM_THE_START + 1} 处不符，涉及 1 条链：${DEMO_CODES.gappedBattery}。`,
    );
    expect((await ask(`query?code=${CODE}`)).verdict).toBe('genuine');
    expect(await foundByProofAlone()).toBeNull();
  });

  it.each([
    ['trace_actors', 'name'],
    ['trace_keys', 'public_key'],
    ['trace_events', 'text'],
    ['trace_leaves', 'head'],
    ['trace_roots', 'statement'],
  ])('cannot be changed or deleted: %s', async (table, column) => {
    await expect(run(`update ${table} set ${column} = ${column}`)).rejects.toThrow();
    await expect(run(`delete from ${table}`)).rejects.toThrow();
    await expect(run(`truncate ${table} cascade`)).rejects.toThrow();
  });

  it('cannot be changed where they may be erased', async () => {
    await expect(run('update trace_sealed set salt = salt')).rejects.toThrow();
    await expect(run('truncate trace_sealed')).rejects.toThrow();
  });

  it('hold as well when the law has something erased', async () => {
    await run(`delete from trace_sealed where code = '${CODE}'`);
    expect((await ask(`query?code=${CODE}`)).verdict).toBe('genuine');
  });
});

describe('an alteration is named, shown, and found out by the public proof:', () => {
  it.each(ALTERATIONS)('%s', async (_what, statements, named, isPublic = true) => {
    await alter(...statements);
    const { holds, lines } = await verified();
    expect(holds).toBe(false);
    expect(lines.some((line) => named.test(line) && (line.includes(CODE) || !line.startsWith('0DE')))).toBe(
      true,
    );
    expect((await ask(`query?code=${CODE}`)).verdict).toBe('altered');
    if (isPublic) expect(await foundByProofAlone()).not.toBeNull();
  });
});
