import type { Token } from '@cheyantong/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { MiniProgramService } from '../../adapters/mini-program/port.ts';
import type { DbHandle } from '../../db/handle.ts';
import type { Device } from '../account/index.ts';

export interface MiniProgramDesk {
  db: DbHandle;
  log: Pick<FastifyBaseLogger, 'warn'>;
  wechat: MiniProgramService;
  account: {
    memberWithPhone(tx: DbHandle, phone: string): Promise<{ id: bigint }>;
    /** Refuses who is frozen. */
    logIn(tx: DbHandle, memberId: bigint, device: Device): Promise<Token>;
    sessionOf(handle: DbHandle, token: string): Promise<bigint | undefined>;
  };
  /** Where our pages are shown; addresses elsewhere are not signed. */
  ownOrigins: readonly string[];
  /** With which WeChat finds out that the domain is ours. */
  domainFiles: readonly { name: string; content: string }[];
}
