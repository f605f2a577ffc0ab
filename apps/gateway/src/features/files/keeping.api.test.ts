import { fork } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Call } from '@cheyantong/contract';
import * as contract from '@cheyantong/contract';
import { toWire } from '@cheyantong/contract/wire';
import { MEMBER_LIMITS, UPLOAD } from '@cheyantong/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newDatabaseAddress } from '../../../test/database.ts';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { createStorage } from '../../adapters/storage/create.ts';
import type { Storage } from '../../adapters/storage/port.ts';
import { keysIn } from '../../adapters/storage/port-suite.ts';
import { openDatabase } from '../../db/client.ts';
import { readEnv } from '../../env.ts';
import { operate } from './operate.ts';
import { sweepFiles, sweepStorage } from './sweep.ts';
import { files, uploads } from './tables.ts';
import { pdf, photo, upload } from './test-files.ts';

const FILES = '/api/system-boot/api/v1/files';
const GONE = '文件不存在或已失效（上传后 24 小时内未使用会被删除），请重新上传';
const OLD_KEY = `old:${'1'.repeat(64)}`;

let gateway: TestGateway;
let folder: string;
let storage: Storage;
let owner: Member;
let stranger: Member;

type Member = Awaited<ReturnType<typeof newMember>>;

async function newMember(phone: string) {
  const token = await gateway.logIn(phone);
  const headers = { authorization: `Bearer ${token}` };
  const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
    (
      await gateway.app.inject({ method, url: `${FILES}${path}`, headers, ...(payload && { payload }) })
    ).json();
  const me = await gateway.app.inject({ url: '/api/ums-boot/app-api/v1/members/me', headers });
  return {
    id: BigInt(me.json().data.id),
    token,
    ask,
    open: (url: string) => ask('POST', '/link', { url }),
    send: async (uploadId: string, offset: number, bytes: Buffer) =>
      (
        await gateway.app.inject({
          method: 'PUT',
          url: `${FILES}/uploads/${uploadId}?offset=${offset}`,
          headers: { ...headers, 'content-type': 'application/octet-stream' },
          payload: bytes,
        })
      ).json(),
    bring: async (name = '照片.jpg') => {
      const answer = await upload(gateway.app, token, [
        { name, bytes: await photo(64, 64).jpeg().toBuffer() },
      ]);
      return { url: answer.data.url, fileId: answer.data.url.split('/').at(-1) ?? '' };
    },
  };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cheyantong-keeping-'));
  storage = createStorage({ kind: 'disk', folder });
  gateway = await startTestGateway({ FILE_DIR: folder, FILE_KEYS: OLD_KEY });
  owner = await newMember('13800138001');
  stranger = await newMember('13800138002');
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true, force: true });
});

const rowOf = async (fileId: string) =>
  (await gateway.database.db.select().from(files).where(eq(files.id, fileId)))[0];
const agedADay = (table: typeof files | typeof uploads, id: string) =>
  gateway.database.db
    .update(table)
    .set({ createdAt: sql`now() - interval '25 hours'` })
    .where(eq(table.id, id));

const fieldsOf = (schema: z.ZodType | undefined): Record<string, z.ZodType> =>
  schema instanceof z.ZodObject ? schema.shape : {};

describe('a member’s file', () => {
  it('opens by a link for its owner, and not at all by its address, an altered link or an old one', async () => {
    const { url, fileId } = await owner.bring();
    const { code, data } = await owner.open(url);
    expect([code, data.type]).toEqual(['00000', 'image']);
    const look = async (link: string) => {
      const answer = await gateway.app.inject(link);
      return [answer.statusCode, answer.headers['content-type']];
    };
    expect(await look(data.link)).toEqual([200, 'image/jpeg']);
    const refused = [400, 'application/json; charset=utf-8'];
    const other = await owner.bring();
    for (const link of [
      url,
      data.link.replace(/signature=./, 'signature=_'),
      data.link.replace(/expires=\d/, 'expires=9'),
      data.link.replace(fileId, other.fileId),
      gateway.features.files.linkTo(fileId, -1),
      `${FILES}/${randomUUID()}?expires=9999999999999&signature=`,
    ])
      expect(await look(link)).toEqual(refused);
  });

  it('is as good as none for somebody else, whatever they ask', async () => {
    const { url, fileId } = await owner.bring();
    const missing = `${FILES}/${randomUUID()}`;
    const { own } = gateway.features.files;
    const { db } = gateway.database;
    const no = { code: 'A0400', message: GONE };
    for (const address of [
      url,
      missing,
      `https://elsewhere.example${url}`,
      `//elsewhere.example${url}`,
      `${url}/../${fileId}`,
      `${url}?x`,
      fileId,
      'file:///etc/passwd',
      '',
    ]) {
      expect(await stranger.open(address)).toEqual({ code: 'A0400', data: null, msg: GONE });
      await expect(own.read(stranger.id, address)).rejects.toMatchObject(no);
      await expect(own.claim(db, stranger.id, address, 'certification')).rejects.toMatchObject(no);
    }
    expect((await own.read(owner.id, url)).type).toBe('image/jpeg');
  });

  const ofAFile = Object.entries(contract as Record<string, Call>).filter(([, { body }]) =>
    Object.keys(fieldsOf(body)).some((field) => /url$/i.test(field)),
  );
  it.each(ofAFile)('of somebody else is none for %s', async (_name, call) => {
    const { url } = await owner.bring();
    const ask = async (address: string) => {
      const fields = Object.entries(fieldsOf(call.body)).map(([field, schema]) => [
        field,
        /url$/i.test(field) ? address : schema instanceof z.ZodEnum ? schema.options[0] : undefined,
      ]);
      const { url: to, body, contentType } = toWire(call, { body: Object.fromEntries(fields) });
      const headers = { authorization: `Bearer ${stranger.token}`, 'content-type': contentType };
      const answer = await gateway.app.inject({
        method: call.method,
        url: to,
        headers,
        payload: String(body),
      });
      return answer.json();
    };
    const missing = await ask(`${FILES}/${randomUUID()}`);
    expect(missing.code).not.toBe('00000');
    expect(await ask(url)).toEqual(missing);
  });

  it('lies sealed, and nobody can put one in another’s place', async () => {
    const [one, two] = [await owner.bring(), await owner.bring()];
    const [row, other] = [await rowOf(one.fileId), await rowOf(two.fileId)];
    expect(row).toMatchObject({ suite: 'aes-256-gcm', keyId: 'old', status: 'kept', purpose: null });
    expect(row?.storageKey).toMatch(/^\d{4}\/\d{2}\/[0-9a-f-]{36}$/);
    const path = join(folder, row?.storageKey ?? '');
    const sealed = await readFile(path);
    expect(sealed.includes(Buffer.from('JFIF'))).toBe(false);
    await writeFile(path, await readFile(join(folder, other?.storageKey ?? '')));
    await expect(gateway.features.files.store.get(one.fileId)).rejects.toThrow();
    await writeFile(path, sealed);
    expect((await gateway.features.files.store.get(one.fileId))?.digest).toBe(row?.digest);
  });

  it('is gone with its owner', async () => {
    const leaving = await newMember('13800138004');
    const { url, fileId } = await leaving.bring();
    const { files: feature } = gateway.features;
    const { db } = gateway.database;
    expect(await feature.personalData(db, leaving.id)).toMatchObject({
      title: '上传的文件',
      data: [{ 名称: '照片.jpg' }],
    });
    await feature.own.claim(db, leaving.id, url, 'certification');
    await db.transaction((tx) => feature.forget(tx, leaving.id));
    expect((await leaving.open(url)).msg).toBe(GONE);
    await sweepFiles({ db, storage });
    expect(await rowOf(fileId)).toBeUndefined();
  });

  it('is one of so many a day', async () => {
    const eager = await newMember('13800138003');
    const { fileId } = await eager.bring();
    const row = await rowOf(fileId);
    const { db } = gateway.database;
    const more = Array.from({ length: MEMBER_LIMITS.filesADay.uncertified - 1 }, () => ({
      ...(row as NonNullable<typeof row>),
      id: randomUUID(),
      storageKey: randomUUID(),
      status: 'released' as const,
    }));
    await db.insert(files).values(more);
    const bytes = await photo(64, 64).jpeg().toBuffer();
    expect(await upload(gateway.app, eager.token, [{ bytes }])).toMatchObject({
      code: 'A0501',
      msg: '一天上传的文件最多 100 个，请明天再来；完成身份认证后为 300 个',
    });
    const begun = { name: 'a.jpg', size: 1_000, digest: 'a'.repeat(64) };
    expect((await eager.ask('POST', '/uploads', begun)).code).toBe('A0501');
  });
});

describe('a file in pieces', () => {
  const whole = Buffer.concat([pdf().subarray(0, -6), Buffer.from(`%${'x'.repeat(200_000)}\n%%EOF\n`)]);
  const digest = createHash('sha256').update(whole).digest('hex');
  const PIECE = 96 * 1024;
  const begun = { name: '营业执照.pdf', size: whole.length, digest };

  it('goes on where the line was lost, and is one file however often it is sent', async () => {
    const { data: first } = await owner.ask('POST', '/uploads', begun);
    expect(first).toMatchObject({ receivedBytes: 0, file: null });
    const { uploadId } = first;
    expect((await owner.send(uploadId, 0, whole.subarray(0, PIECE))).data.receivedBytes).toBe(PIECE);
    // The answer was lost: the same piece comes again, and changes nothing.
    expect((await owner.send(uploadId, 0, whole.subarray(0, PIECE))).data.receivedBytes).toBe(PIECE);
    expect((await owner.ask('POST', '/uploads', begun)).data).toEqual({
      uploadId,
      receivedBytes: PIECE,
      file: null,
    });
    expect((await owner.ask('GET', `/uploads/${uploadId}`)).data.receivedBytes).toBe(PIECE);
    await Promise.all(
      [owner, owner].map(({ send }) => send(uploadId, PIECE, whole.subarray(PIECE, 2 * PIECE))),
    );
    const { data } = await owner.send(uploadId, 2 * PIECE, whole.subarray(2 * PIECE));
    expect(data).toMatchObject({ receivedBytes: whole.length, file: { name: '营业执照.pdf' } });
    expect((await owner.ask('POST', '/uploads', begun)).data.file).toEqual(data.file);
    const kept = await gateway.features.files.own.read(owner.id, data.file.url);
    expect(Buffer.from(kept.bytes).equals(whole)).toBe(true);
  });

  it('is nobody else’s to go on with', async () => {
    const { data } = await owner.ask('POST', '/uploads', { ...begun, digest: 'b'.repeat(64) });
    const none = { code: 'A0401', data: null, msg: '上传已失效，请重新选择文件' };
    expect(await stranger.ask('GET', `/uploads/${data.uploadId}`)).toEqual(none);
    expect(await stranger.send(data.uploadId, 0, whole.subarray(0, PIECE))).toEqual(none);
    expect(await stranger.ask('GET', `/uploads/${randomUUID()}`)).toEqual(none);
  });

  it.each([
    ['is not what was announced', whole, 'c'.repeat(64), 'A0703', '文件在传输中损坏，请重新上传'],
    [
      'is nothing we take',
      Buffer.from('<svg/>'),
      undefined,
      'A0701',
      '仅支持 JPG、PNG、WebP、HEIC 图片和 PDF 文件',
    ],
  ])('that %s is refused, and can be begun anew', async (_what, bytes, wrong, code, msg) => {
    const announced = {
      name: 'a.pdf',
      size: bytes.length,
      digest: wrong ?? createHash('sha256').update(bytes).digest('hex'),
    };
    const { data } = await owner.ask('POST', '/uploads', announced);
    expect(await owner.send(data.uploadId, 0, bytes)).toEqual({ code, data: null, msg });
    const again = await owner.ask('POST', '/uploads', announced);
    expect(again.data).toMatchObject({ receivedBytes: 0, file: null });
    expect(again.data.uploadId).not.toBe(data.uploadId);
  });

  it.each([
    ['larger than 10 MB', { size: UPLOAD.mostBytes + 1 }, 'A0702', '文件不能超过 10 MB'],
    ['of no size', { size: 0 }, 'A0421', '文件是空的'],
    ['without its digest', { digest: 'x' }, 'A0421', '文件摘要应为 64 位十六进制数'],
  ])('%s is not begun', async (_what, change, code, msg) => {
    expect(await owner.ask('POST', '/uploads', { ...begun, ...change })).toEqual({ code, data: null, msg });
  });

  it('comes in pieces that are worth their while and not more than was announced', async () => {
    const { data } = await owner.ask('POST', '/uploads', { ...begun, digest: 'd'.repeat(64) });
    expect((await owner.send(data.uploadId, 0, whole.subarray(0, 10))).msg).toBe('每段至少 64 KB');
    const tooMuch = Buffer.alloc(whole.length + 1);
    expect((await owner.send(data.uploadId, 0, tooMuch)).msg).toBe('收到的内容比文件还大，请重新上传');
    expect((await owner.send(data.uploadId, 0, Buffer.alloc(0))).code).toBe('A0410');
    expect((await owner.send(data.uploadId, 0, Buffer.alloc(UPLOAD.pieceBytes + 1))).code).toBe('A0702');
  });
});

describe('the sweep', () => {
  const sweep = async () => {
    await sweepFiles({ db: gateway.database.db, storage });
    await sweepStorage({ db: gateway.database.db, storage }, { unfinishedMs: 0 });
  };

  it('deletes what nobody claimed in a day and what was released, and leaves the rest', async () => {
    const { own, store } = gateway.features.files;
    const { db } = gateway.database;
    const [unused, claimed, released, fresh] = [
      await owner.bring(),
      await owner.bring(),
      await owner.bring(),
      await owner.bring(),
    ];
    const printed = await store.put({
      name: 'a.pdf',
      type: 'application/pdf',
      bytes: Buffer.from('printed'),
    });
    await db.transaction(async (tx) => {
      expect(await own.claim(tx, owner.id, claimed.url, 'certification')).toBe(claimed.fileId);
      await own.claim(tx, owner.id, released.url, 'certification');
      await store.keep(tx, printed, 'report');
    });
    for (const id of [unused.fileId, claimed.fileId, printed]) await agedADay(files, id);
    await own.release(db, [released.fileId]);
    const places = await Promise.all(
      [unused, released].map(async ({ fileId }) => (await rowOf(fileId))?.storageKey),
    );
    await sweep();
    const left = await Promise.all(
      [unused.fileId, released.fileId, claimed.fileId, printed, fresh.fileId].map(async (id) =>
        Boolean(await rowOf(id)),
      ),
    );
    expect(left).toEqual([false, false, true, true, true]);
    expect((await keysIn(storage)).filter((key) => places.includes(key))).toEqual([]);
    expect((await owner.open(unused.url)).code).toBe('A0400');
    expect(Buffer.from((await store.get(printed))?.bytes ?? []).toString()).toBe('printed');
  });

  it('deletes bytes that nothing knows, and half a file a day after it was begun', async () => {
    await storage.put('2026/11/nobodys', Buffer.from('x'));
    const { data } = await owner.ask('POST', '/uploads', {
      name: 'a',
      size: 200_000,
      digest: 'e'.repeat(64),
    });
    await owner.send(data.uploadId, 0, Buffer.alloc(100_000));
    const [row] = await gateway.database.db.select().from(uploads).where(eq(uploads.id, data.uploadId));
    const piece = row?.pieces[0] ?? '';
    await agedADay(uploads, data.uploadId);
    await agedADay(files, piece);
    await sweep();
    expect((await keysIn(storage)).includes('2026/11/nobodys')).toBe(false);
    expect([await rowOf(piece), (await owner.ask('GET', `/uploads/${data.uploadId}`)).code]).toEqual([
      undefined,
      'A0401',
    ]);
  });
});

it('a server that is killed while it keeps files leaves nothing behind, however far it has come', async () => {
  const address = await newDatabaseAddress();
  const settings = {
    PATH: process.env.PATH,
    DATA_DIR: address.dataDir,
    ...(address.databaseUrl && { DATABASE_URL: address.databaseUrl }),
  };
  const script = fileURLToPath(new URL('../../../test/files/killed-while-writing.ts', import.meta.url));
  const server = fork(script, { env: settings, execArgv: [] });
  const [message] = await Promise.race([once(server, 'message'), once(server, 'exit')]);
  expect(message).toBe('reached');
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;

  const database = await openDatabase(address);
  const disk = createStorage(readEnv(settings).storage);
  const left = { db: database.db, storage: disk };
  expect([await database.db.$count(files), (await keysIn(disk)).length]).toEqual([3, 2]);
  // Not at once: they might still be written.
  await sweepFiles(left);
  await sweepStorage(left);
  expect([await database.db.$count(files), (await keysIn(disk)).length]).toEqual([3, 2]);
  await sweepFiles(left, { unfinishedMs: 0 });
  await sweepStorage(left, { unfinishedMs: 0 });
  expect([await database.db.$count(files), await keysIn(disk)]).toEqual([0, []]);
  await database.close();
  await address.remove();
}, 120_000);

describe('npm run files', () => {
  const run = async (name: 'keys' | 'rotate', settings: NodeJS.ProcessEnv, place = storage) => {
    const said: string[] = [];
    const tools = { db: gateway.database.db, storage: place, settings: readEnv(settings) };
    await operate(tools, { name }, (line) => said.push(line));
    return said;
  };

  it('seals everything under a new key and cipher, goes on after it was broken off, and files can be read throughout', async () => {
    const { db } = gateway.database;
    const kept = await Promise.all(Array.from({ length: 3 }, () => owner.bring()));
    const settings = { FILE_KEYS: `new:${'2'.repeat(64)},${OLD_KEY}`, CRYPTO_SUITE: 'sm4-gcm' };
    const before = await db.$count(files, eq(files.status, 'kept'));
    expect(await run('keys', settings)).toEqual([
      expect.stringMatching(/^old {2}aes-256-gcm {2}\d+ 个文件$/),
    ]);

    let puts = 0;
    const breaking: Storage = {
      ...storage,
      put: async (...given) => {
        puts += 1;
        if (puts > 2) throw new Error('pulled the plug');
        await storage.put(...given);
      },
    };
    await expect(run('rotate', settings, breaking)).rejects.toThrow('pulled the plug');
    expect(await db.$count(files, eq(files.keyId, 'new'))).toBe(2);

    expect((await run('rotate', settings))[0]).toBe(`已重新加密 ${before - 2} 个文件。`);
    expect((await run('rotate', settings))[0]).toBe('全部文件已在当前密钥之下，无需改动。');
    const row = await rowOf(kept[0]?.fileId ?? '');
    expect(row).toMatchObject({ suite: 'sm4-gcm', keyId: 'new' });
    // This server has the old key alone: it says so instead of answering nonsense.
    await expect(gateway.features.files.store.get(row?.id ?? '')).rejects.toThrow('no key named new');

    const back = { FILE_KEYS: `${OLD_KEY},new:${'2'.repeat(64)}` };
    await run('rotate', back);
    for (const { url } of kept)
      expect((await gateway.features.files.own.read(owner.id, url)).type).toBe('image/jpeg');
  });
});
