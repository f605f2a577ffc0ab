import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { simulatedPaymentKeys } from '@cheyantong/domain/simulated-keys';
import type { Portal } from '../support/portal.ts';
import { type Program, startProgram } from '../support/program.ts';

/** As browsers ask. */
export const BROWSER = { 'accept-encoding': 'gzip, br' };

/** The bare server beside ours: on the same database, with the very same bytes under `/same` and the path. */
export async function startBare(
  { server, keysFolder }: Pick<Portal, 'server' | 'keysFolder'>,
  place: { databaseUrl: string; folder: string; samePaths: readonly string[] },
): Promise<Program> {
  const file = join(place.folder, 'same-bytes.json');
  await writeFile(file, JSON.stringify(await bytesOf(server, place.samePaths)));
  return startProgram('../floor/bare-server.ts', {
    DATABASE_URL: place.databaseUrl,
    SAME_BYTES: file,
    VENDOR_KEY: simulatedPaymentKeys(keysFolder).alipay.theirs.publicKey,
  });
}

/** What a browser would get, still compressed (fetch would unpack it). */
async function bytesOf({ port }: Program, paths: readonly string[]): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const path of paths) {
    const asked = get({ host: '127.0.0.1', port, path, headers: BROWSER });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    all[path] = (await buffer(answer)).toString('base64');
  }
  return all;
}
