import type { CallRequest, giveConsent as giveConsentCall } from '@cheyantong/contract';
import { agreementNames } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
import { Failure } from '../../http/failure.ts';
import { Agreements } from './agreements.ts';
import { Consents } from './consents.ts';

/** A member has read what is new and agrees; to what is in force, or to nothing. */
export async function giveConsent(
  db: DbHandle,
  memberId: bigint,
  { agreed }: CallRequest<typeof giveConsentCall>['body'],
): Promise<void> {
  await db.transaction(async (tx) => {
    const inForce = await new Agreements(tx).inForce();
    const outdated = agreed.filter(({ document, version }) => inForce.get(document)?.version !== version);
    if (outdated.length > 0)
      throw new Failure(
        'A0400',
        `${agreementNames(outdated.map(({ document }) => document))}刚刚又有更新，请重新打开`,
      );
    for (const each of agreed) await new Consents(tx).record(memberId, each, 'renewal');
  });
}
