import { addSignature, submitCompanyAuth, submitPersonalAuth } from '@cheyantong/contract';
import { call } from '../../../shared/call.ts';
import { sendFile } from '../../../shared/upload/send-file.ts';
import type { Signature } from '../sign/signature.ts';
import type { Draft } from './draft.ts';
import type { FormShape } from './form-shape.ts';

/** The signature first, where there is a new one; then all of it. */
export async function submitCertification(
  { kind }: FormShape,
  { photos, values, signature }: Draft,
  agreedVersion: string,
): Promise<unknown> {
  if (signature) await handInSignature(signature);
  const url = (photo: string): string => photos[photo]?.url ?? '';
  if (kind === 'personal') {
    const { realName = '', idCardNo = '', gender, ...others } = values;
    return call(submitPersonalAuth, {
      body: {
        ...others,
        realName,
        idCardNo,
        ...(isSex(gender) && { gender }),
        idCardFrontUrl: url('idCardFrontUrl'),
        idCardBackUrl: url('idCardBackUrl'),
        agreedVersion,
      },
    });
  }
  const {
    companyName = '',
    creditCode = '',
    legalPerson = '',
    contactName = '',
    contactMobile = '',
    ...others
  } = values;
  return call(submitCompanyAuth, {
    body: {
      ...others,
      companyName,
      creditCode,
      legalPerson,
      contactName,
      contactMobile,
      licenseUrl: url('licenseUrl'),
      ...(photos.authLetterUrl && { authLetterUrl: photos.authLetterUrl.url }),
      agreedVersion,
    },
  });
}

const isSex = (word: string | undefined): word is '男' | '女' => word === '男' || word === '女';

async function handInSignature(signature: Signature): Promise<void> {
  const { signaturePicture } = await import('../sign/signature-picture.ts');
  const { url } = await sendFile(await signaturePicture(signature));
  await call(addSignature, { body: { url } });
}
