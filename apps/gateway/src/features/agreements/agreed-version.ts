import type { AgreementId } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
import { Consents } from './consents.ts';

/** The newest version of a document that a member has agreed to; null: none. */
export const agreedVersion = async (
  handle: DbHandle,
  memberId: bigint,
  document: AgreementId,
): Promise<string | null> => (await new Consents(handle).latestOf(memberId)).get(document)?.version ?? null;
