import { ACCOUNT_AGREEMENTS, type AgreementId, agreementNames } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
import { Failure } from '../../http/failure.ts';
import { Agreements } from './agreements.ts';
import { Consents } from './consents.ts';

/** What somebody agrees to with something they do, and the newest version they had before them, where the page says so. */
export interface Agreeing {
  occasion: string;
  documents: readonly AgreementId[];
  version?: string | undefined;
}

/**
 * Records what a member agrees to by doing something, and answers the versions. It refuses where a newer version has
 * to be read first: of what is agreed to here, and of what was agreed to when they became a member.
 */
export async function agree(
  handle: DbHandle,
  memberId: bigint,
  { occasion, documents, version }: Agreeing,
): Promise<(document: AgreementId) => string> {
  const inForce = await new Agreements(handle).inForceFor(memberId);
  const before = (document: AgreementId) => inForce.get(document)?.agreed ?? null;
  const current = (document: AgreementId) => versionOf(inForce, document);
  /** A tick is for what was on the screen; from a page that does not say, it is for a document that was not agreed to in other words. */
  const isTicked = (document: AgreementId) =>
    documents.includes(document) &&
    (version === undefined ? before(document) === null : version >= current(document));
  const needed = [...new Set([...documents, ...ACCOUNT_AGREEMENTS])];
  const open = needed.filter((document) => before(document) !== current(document));
  refuseUnread(open.filter((document) => !isTicked(document)));
  for (const document of open)
    await new Consents(handle).record(memberId, { document, version: current(document) }, occasion);
  return current;
}

/** Somebody who is no member agrees for once; answers the version. */
export async function agreeOnce(
  handle: DbHandle,
  { document, version }: { document: AgreementId; version?: string | undefined },
): Promise<string> {
  const current = versionOf(await new Agreements(handle).inForce(), document);
  if (version !== undefined && version < current) refuseUnread([document]);
  return current;
}

/** Registering is agreeing to what stands on the login page. */
export async function agreeAtRegistration(handle: DbHandle, memberId: bigint): Promise<void> {
  const inForce = await new Agreements(handle).inForce();
  for (const document of ACCOUNT_AGREEMENTS)
    await new Consents(handle).record(
      memberId,
      { document, version: versionOf(inForce, document) },
      'registration',
    );
}

function refuseUnread(documents: readonly AgreementId[]): void {
  if (documents.length > 0)
    throw new Failure('A0430', `${agreementNames(documents)}已更新，请阅读后重新同意`);
}

function versionOf(inForce: ReadonlyMap<AgreementId, { version: string }>, document: AgreementId): string {
  const found = inForce.get(document);
  if (!found) throw new Error(`no version of ${document} is in force`);
  return found.version;
}
