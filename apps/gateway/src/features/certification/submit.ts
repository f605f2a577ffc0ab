import type { AuthSubmitted } from '@cheyantong/contract';
import { authStatusCode, authTypeCode, dateTimeText } from '@cheyantong/domain';
import { eq } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { Failure } from '../../http/failure.ts';
import { files } from '../files/tables.ts';
import { Certifications } from './certifications.ts';
import type { CertificationDesk } from './desk.ts';
import { lastDayOf, type Submission } from './forms.ts';
import { CERTIFICATION_VERIFY } from './job-names.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { numberIndexOf, sealForm } from './sealed-forms.ts';
import { Signatures } from './signatures.ts';
import type { Photo } from './tables.ts';

const PURPOSE = 'certification';

/** Takes a submission for review: one at a time, signed, agreed to, and with photos of the member's own. */
export async function submit(
  desk: CertificationDesk,
  memberId: bigint,
  submission: Submission,
): Promise<AuthSubmitted> {
  const { kind, agreedVersion, photoUrls } = submission;
  const sealed = await sealForm(desk.sealer, memberId, submission);
  const numberIndex = numberIndexOf(desk.appSecret, submission);
  return desk.db.transaction(async (tx) => {
    await oneAtATime(tx, memberId);
    const versionOf = await desk.agree(tx, memberId, {
      occasion: PURPOSE,
      documents: ['identityConsent'],
      version: agreedVersion,
    });
    const consentVersion = versionOf('identityConsent');
    await refuseNeedless(tx, memberId, submission, numberIndex);
    const signature = await new Signatures(tx).latestOf(memberId);
    if (signature?.consentVersion !== consentVersion) throw new Failure('A0410', '请先手写签名，再提交认证');

    const photos = await claimPhotos(desk, tx, memberId, photoUrls);
    const certifications = new Certifications(tx);
    const submitted = await certifications.submit({
      memberId,
      kind,
      ...sealed,
      numberIndex,
      validUntil: lastDayOf(submission),
      photos,
      signatureId: signature.id,
      consentVersion,
    });
    if (!submitted) throw new Failure('A0303', '已有一份认证正在审核，请勿重复提交');
    await dropReplacedPhotos(desk, tx, memberId, submission, photos);
    await desk.enqueue(tx, CERTIFICATION_VERIFY, { certificationId: String(submitted.id) });
    return {
      authType: authTypeCode(kind),
      authStatus: authStatusCode('pending'),
      submitTime: dateTimeText(submitted.submittedAt),
    };
  });
}

async function refuseNeedless(
  tx: DbHandle,
  memberId: bigint,
  { kind }: Submission,
  numberIndex: string,
): Promise<void> {
  const certifications = new Certifications(tx);
  const own = await certifications.ofMember(memberId);
  if (own.some(({ status }) => status === 'pending'))
    throw new Failure('A0303', '已有一份认证正在审核，请勿重复提交');
  if (own.some((row) => row.kind === kind && row.status === 'approved'))
    throw new Failure('A0500', '已认证，无需重复提交');
  // Several people may act for one company; nobody is two people.
  if (kind === 'personal' && (await certifications.isTaken(kind, numberIndex, memberId)))
    throw new Failure('A0500', '该身份证号已在其他账号认证；如非本人操作，请联系客服');
}

async function claimPhotos(
  { files: own }: CertificationDesk,
  tx: DbHandle,
  memberId: bigint,
  urls: Record<string, string>,
): Promise<Record<string, Photo>> {
  const photos: Record<string, Photo> = {};
  for (const [field, url] of Object.entries(urls)) {
    const fileId = await own.claim(tx, memberId, url, PURPOSE);
    photos[field] = { fileId, digest: await digestOf(tx, fileId) };
  }
  return photos;
}

export async function digestOf(tx: DbHandle, fileId: string): Promise<string> {
  const [file] = await tx.select({ digest: files.digest }).from(files).where(eq(files.id, fileId));
  if (!file) throw new Error(`file ${fileId} was claimed and is not there`);
  return file.digest;
}

/** A photo that was not sent again is not needed any more. */
async function dropReplacedPhotos(
  { files: own }: CertificationDesk,
  tx: DbHandle,
  memberId: bigint,
  { kind }: Submission,
  photos: Record<string, Photo>,
): Promise<void> {
  const certifications = new Certifications(tx);
  const rejected = await certifications.rejectedOf(memberId, kind);
  const dropped = await certifications.dropPhotosOf(rejected.map(({ id }) => id));
  const inUse = new Set(Object.values(photos).map(({ fileId }) => fileId));
  const old = dropped.flatMap((row) => Object.values(row.photos).map(({ fileId }) => fileId));
  await own.release(
    tx,
    old.filter((fileId) => !inUse.has(fileId)),
  );
}
