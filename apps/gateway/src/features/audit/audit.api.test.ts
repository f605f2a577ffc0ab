import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { NotInOrder } from '../../operator/command-line.ts';
import { operate, readCommand } from './operate.ts';
import { record } from './record.ts';

const TABLES = ['audit_heads', 'audit_links', 'audit_log'];
const MEMBER = 7001n;
const HEX = '0'.repeat(64);

let gateway: TestGateway;

const run = (statement: string) => gateway.database.db.execute(sql.raw(statement));
const see = (occasion: string) =>
  record(gateway.database.db, {
    actor: { kind: 'operator', name: '值班员' },
    action: 'phone.viewed',
    subjectKind: 'ticket',
    subjectId: 'LY-1',
    memberId: MEMBER,
    facts: { occasion },
  });
const close = () => gateway.features.audit.prepare();

async function type(...args: string[]): Promise<string> {
  const lines: string[] = [];
  const command = readCommand(args);
  if (command.name === 'help') return 'help';
  await operate(gateway.database, command, (line) => lines.push(line)).catch((error: unknown) => {
    if (!(error instanceof NotInOrder)) throw error;
    lines.push(error.message);
  });
  return lines.join('\n');
}

beforeAll(async () => {
  gateway = await startTestGateway();
  for (const occasion of ['一', '二', '三', '四', '五']) await see(occasion);
  await close();
  for (const table of TABLES) await run(`create table kept_${table} as select * from ${table}`);
});
afterAll(() => gateway.close());

/** Goes around the triggers, as whoever has the database in hand can. */
async function alter(...statements: string[]): Promise<void> {
  for (const table of TABLES) await run(`alter table ${table} disable trigger user`);
  for (const statement of statements) await run(statement);
}

afterEach(async () => {
  await alter(...TABLES.map((table) => `delete from ${table}`));
  for (const table of TABLES) {
    await run(`insert into ${table} overriding system value select * from kept_${table}`);
    await run(`alter table ${table} enable trigger user`);
  }
});

describe('what is written down', () => {
  it.each([
    ['audit_log', 'action'],
    ['audit_links', 'hash'],
    ['audit_heads', 'statement'],
  ])('cannot be changed or deleted: %s', async (table, column) => {
    await expect(run(`update ${table} set ${column} = ${column}`)).rejects.toThrow();
    await expect(run(`delete from ${table}`)).rejects.toThrow();
    await expect(run(`truncate ${table} cascade`)).rejects.toThrow();
  });

  it('holds, also when it was written by many at the same time and by one who took it back', async () => {
    const taken = gateway.database.db.transaction(async (tx) => {
      await record(tx, {
        actor: { kind: 'system', name: '测试' },
        action: 'x',
        subjectKind: 'x',
        subjectId: '1',
      });
      throw new Error('taken back');
    });
    await Promise.allSettled([taken, ...Array.from({ length: 20 }, (_, at) => see(String(at)))]);
    await Promise.all([close(), close()]);
    expect(await type('verify')).toMatch(/^25 条记录全部相符，最后一条的摘要为 [0-9a-f]{64}。$/);
  });

  it('says what has no place in the chain yet', async () => {
    await see('刚才');
    expect(await type('verify')).toContain('另有 1 条刚写入，尚未入链。');
  });

  it('is listed by member', async () => {
    expect(await type('list', '--member', String(MEMBER))).toMatch(
      /运营人员 值班员 {2}phone\.viewed {2}ticket LY-1 {2}会员 7001 {2}occasion=五\n/,
    );
    expect(await type('list', '--member', '1')).toBe('没有这样的记录。');
  });
});

const entryAt = (seq: number) => `id = (select entry_id from audit_links where seq = ${seq})`;

describe('an alteration behind the back of the database is named:', () => {
  it.each([
    [
      'a changed fact',
      [`update audit_log set facts = '{"occasion":"没看"}' where ${entryAt(3)}`],
      /^第 3 条（编号 \d+）：内容或次序被改动/,
    ],
    [
      'another actor',
      [`update audit_log set actor_name = '别人' where ${entryAt(1)}`],
      /^第 1 条（编号 \d+）：内容或次序被改动/,
    ],
    ['another time', [`update audit_log set at = at - interval '1 day' where ${entryAt(5)}`], /^第 5 条/],
    ['a deleted entry', [`delete from audit_log where ${entryAt(2)}`], /^第 2 条（编号 \d+）：记录已被删去/],
    [
      'an entry that is deleted with its link',
      [`delete from audit_log where ${entryAt(4)}`, 'delete from audit_links where seq = 4'],
      /^第 4 条：链中缺失/,
    ],
    [
      'two entries in each other’s place',
      [
        'update audit_links set seq = 99 where seq = 2',
        'update audit_links set seq = 2 where seq = 3',
        'update audit_links set seq = 3 where seq = 99',
      ],
      /^第 2 条（编号 \d+）：内容或次序被改动/,
    ],
    [
      'an end that is cut',
      [`delete from audit_log where ${entryAt(5)}`, 'delete from audit_links where seq = 5'],
      /的链头：当时有 5 条，现在相符的只有 4 条/,
    ],
    [
      'a changed head',
      [`update audit_heads set statement = replace(statement, '"length":5', '"length":4')`],
      /的链头：签名不符/,
    ],
    ['a forged digest', [`update audit_links set hash = '${HEX}' where seq = 5`], /^第 5 条/],
  ])('%s', async (_what, statements, named) => {
    await alter(...statements);
    const found = await type('verify');
    expect(found).toMatch(named);
    expect(found).toContain('审计日志不完整');
  });

  it('an end that is cut together with its heads, by whoever kept a digest', async () => {
    const [, kept = ''] = /摘要为 (\w+)/.exec(await type('verify')) ?? [];
    expect(await type('verify', '--head', kept)).toContain('全部相符');
    await alter(
      `delete from audit_log where ${entryAt(5)}`,
      'delete from audit_links where seq = 5',
      'delete from audit_heads',
    );
    expect(await type('verify')).toContain('4 条记录全部相符');
    expect(await type('verify', '--head', kept)).toContain(`链中没有摘要 ${kept}`);
  });
});

it.each([
  [['verify', '--head', 'abc'], '摘要应为 64 位十六进制'],
  [['list', '--member', '张三'], '会员编号应为数字'],
  [['delete'], '不认识的命令：delete'],
  [['list', 'all'], '看不懂的命令：list all'],
])('says what is wrong with %j', (args, sentence) => {
  expect(() => readCommand(args)).toThrow(sentence);
});
