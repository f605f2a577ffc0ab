import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { simulatedPaymentKeys } from '@cheyantong/domain/simulated-keys';
import { and, eq, isNull } from 'drizzle-orm';
import sharp from 'sharp';
import { openDatabase } from '../../src/db/client.ts';
import type { DbHandle } from '../../src/db/handle.ts';
import { Sessions } from '../../src/features/account/sessions.ts';
import { members } from '../../src/features/account/tables.ts';
import { agreeAtRegistration, publishShipped } from '../../src/features/agreements/index.ts';
import { kindOf } from '../../src/features/catalogue/demo/categories.ts';
import { skus, spus } from '../../src/features/catalogue/tables.ts';
import { parts } from '../../src/features/parts/tables.ts';
import type { TestDatabaseAddress } from '../database.ts';
import { startSimulators } from '../fire/processes.ts';
import { freePort } from '../free-port.ts';
import { furnish } from '../fuzz/furnish.ts';

export interface StagedMember {
  phone: string;
  token: string;
}

export type KillsWorld = Awaited<ReturnType<typeof openKillsWorld>>;

const MANY = '1000000000';
const PIECES = 1_000_000;
const FIRST_PHONE = 13_600_000_000;

/** A furnished database, the outside services, and members who have not done anything yet; servers are started and killed by others. */
export async function openKillsWorld(
  address: TestDatabaseAddress,
  many: number,
  { clockJumps = false }: { clockJumps?: boolean } = {},
) {
  await furnish(address);
  const { db, close } = await openDatabase(address);
  await publishShipped(db);
  const staged = {
    members: await stageMembers(db, many),
    offer: await offerOf(db),
    partId: await partOf(db),
  };
  await close();
  const { dataDir, databaseUrl } = address;
  const keysFolder = join(dataDir, 'simulated-keys');
  await mkdir(keysFolder, { recursive: true });
  const { theirs } = simulatedPaymentKeys(keysFolder).alipay;
  const simulators = await startSimulators({ DATA_DIR: dataDir });
  const port = String(await freePort());
  const serverUrl = `http://127.0.0.1:${port}`;
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#2f6db5' } })
    .jpeg()
    .toBuffer();
  return {
    ...staged,
    address,
    /** What lasts for minutes or a day may be over at once: whoever is told so begins anew. */
    clockJumps,
    serverUrl,
    simulatorsUrl: simulators.url,
    vendorKey: theirs.privateKey,
    picture: new Uint8Array(picture),
    settings: {
      HOST: '127.0.0.1',
      PORT: port,
      PUBLIC_URL: serverUrl,
      SIM_PORT: new URL(simulators.url).port,
      DATA_DIR: dataDir,
      FILE_DIR: `${dataDir}-files`,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      LOG_LEVEL: 'silent',
      RATE_LIMIT_PER_MINUTE: MANY,
    } satisfies NodeJS.ProcessEnv,
    close: () => simulators.stop(),
  };
}

async function stageMembers(db: DbHandle, many: number): Promise<StagedMember[]> {
  const staged: StagedMember[] = [];
  for (let at = 0; at < many; at++) {
    const phone = String(FIRST_PHONE + at);
    const [member] = await db.insert(members).values({ mobile: phone, nickName: '用户' }).returning();
    if (!member) throw new Error('no member');
    await agreeAtRegistration(db, member.id);
    const { token } = await new Sessions(db).start(member.id, { userAgent: '', network: '127.0.0.0/24' });
    staged.push({ phone, token });
  }
  return staged;
}

async function offerOf(db: DbHandle) {
  const isOurs = and(
    eq(spus.categoryId, kindOf('repair')),
    eq(spus.coversAllBrands, true),
    isNull(skus.callbackUrl),
    eq(skus.onShelf, true),
  );
  const [offer] = await db
    .select({ skuId: skus.id, price: skus.priceCents })
    .from(skus)
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .where(isOurs)
    .limit(1);
  if (!offer) throw new Error('nothing is on offer');
  return { skuId: String(offer.skuId), price: offer.price };
}

/** A part of which there are enough for everybody. */
async function partOf(db: DbHandle): Promise<string> {
  const [part] = await db.update(parts).set({ stock: PIECES }).returning({ id: parts.id });
  if (!part) throw new Error('no part');
  return String(part.id);
}
