import { dateTimeText, MINUTE_MS, UPLOAD } from '@cheyantong/domain';
import type { Storage } from '../../adapters/storage/port.ts';
import type { DbHandle } from '../../db/handle.ts';
import type { Env } from '../../env.ts';
import type { Feature } from '../../feature.ts';
import { SignedLinks } from '../../http/signed-links.ts';
import { operatorCommands } from '../../operator/command-line.ts';
import { Sealer } from '../../sealing/sealer.ts';
import type { WorkerPool } from '../../workers/worker-pool.ts';
import type { FileDesk } from './desk.ts';
import { FILES_PATH } from './file-address.ts';
import { FileStore, type NewFile } from './file-store.ts';
import { Files } from './files.ts';
import type { prepareFile } from './intake/prepare.ts';
import { fileJobs } from './jobs.ts';
import { HELP, operate, readCommand } from './operate.ts';
import { claimOwnFile, ownFile } from './own-files.ts';
import { fileRoutes } from './routes.ts';
import { Uploads } from './uploads.ts';

export { addressOf } from './file-address.ts';

const PREPARING = { module: new URL('./intake/prepare.ts', import.meta.url), name: 'prepareFile' };
const PREPARED_WITHIN_MS = 20_000;
const PURPOSE = 'cheyantong links to files';

interface FileNeeds {
  db: DbHandle;
  storage: Storage;
  workers: WorkerPool;
  settings: Pick<Env, 'appSecret' | 'fileKeys' | 'cryptoSuite'>;
  log: { error(facts: object, words: string): void };
  isCertified: FileDesk['isCertified'];
}

export const filesFeature = {
  commands: operatorCommands({ name: 'files', help: HELP, readCommand, operate }),
  create({ db, storage, workers, settings, log, isCertified }: FileNeeds) {
    const sealer = new Sealer({ keys: settings.fileKeys, suite: settings.cryptoSuite, workers });
    const store = new FileStore({ db, storage, sealer, log });
    const links = new SignedLinks({ appSecret: settings.appSecret, purpose: PURPOSE, path: FILES_PATH });
    const desk: FileDesk = {
      db,
      storage,
      store,
      links,
      isCertified,
      prepare: (bytes) => workers.run<typeof prepareFile>(PREPARING, bytes, { withinMs: PREPARED_WITHIN_MS }),
    };
    return {
      routes: (app) => fileRoutes(app, desk),
      jobs: fileJobs(desk),

      /** Files that members uploaded, by the address they were given. What is not theirs is refused like what is not there. */
      own: {
        read: async (memberId: bigint, url: string) => store.read(await ownFile(db, memberId, url)),
        /** Without this a file is gone after a day. To claim it again changes nothing but what it is for. */
        claim: claimOwnFile,
        /** Nobody reads them from here on; the sweep deletes them. */
        release: (tx: DbHandle, fileIds: readonly string[]) => new Files(tx).release(fileIds),
      },

      /** For what else of a member is kept sealed, each piece to its own name. */
      sealer,

      /** Opens a file for whoever has the link: its owner, or a reviewer. */
      linkTo: (fileId: string, minutes: number = UPLOAD.linkMinutes): string =>
        links.make(fileId, Math.min(minutes, UPLOAD.linkMinutes) * MINUTE_MS).link,

      /** For files that the portal itself makes. They are put before the transaction that needs them and kept within it. */
      store: {
        put: (file: NewFile): Promise<string> => store.put(file),
        keep: async (tx: DbHandle, fileId: string, purpose: string): Promise<void> => {
          if (!(await new Files(tx).keep(fileId, purpose))) throw new Error(`no file ${fileId} to keep`);
        },
        get: (fileId: string) => store.get(fileId),
        delete: (tx: DbHandle, fileIds: readonly string[]) => new Files(tx).release(fileIds),
      },

      personalData: async (handle: DbHandle, memberId: bigint) => ({
        title: '上传的文件',
        data: (await new Files(handle).listOf(memberId)).map(({ name, type, size, purpose, createdAt }) => ({
          名称: name,
          类型: type,
          字节: size,
          用途: purpose,
          上传时间: dateTimeText(createdAt),
        })),
      }),
      forget: async (tx: DbHandle, memberId: bigint): Promise<void> => {
        await new Uploads(tx).removeOf(memberId);
        await new Files(tx).releaseOf(memberId);
      },
    };
  },
} satisfies Feature<FileNeeds>;
