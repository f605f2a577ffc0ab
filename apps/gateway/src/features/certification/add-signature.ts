import { AGREEMENTS } from '@cheyantong/domain';
import { Failure } from '../../http/failure.ts';
import type { CertificationDesk } from './desk.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { Signatures } from './signatures.ts';
import { digestOf } from './submit.ts';

/** Keeps a signature with what was signed, when and from where. A new one takes the place of one that was not used. */
export const addSignature = (
  desk: CertificationDesk,
  memberId: bigint,
  { url, address }: { url: string; address: string },
): Promise<null> =>
  desk.db.transaction(async (tx) => {
    await oneAtATime(tx, memberId);
    const consentVersion = await desk.agreedVersion(tx, memberId, 'identityConsent');
    if (consentVersion === null) throw new Failure('A0400', AGREEMENTS.identityConsent.askSentence);
    const fileId = await desk.files.claim(tx, memberId, url, 'signature');
    const signatures = new Signatures(tx);
    const replaced = await signatures.removeUnusedOf(memberId);
    await signatures.add({
      memberId,
      fileId,
      digest: await digestOf(tx, fileId),
      consentVersion,
      address,
    });
    await desk.files.release(
      tx,
      replaced.filter((old) => old !== fileId),
    );
    return null;
  });
