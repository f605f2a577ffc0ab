import { type AuthInfo, type FileInfo, ocrOss } from '@cheyantong/contract';
import { CallFailure } from '@cheyantong/contract/wire';
import { beijingDay } from '@cheyantong/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/call.ts';
import { type FieldState, type Problems, useForm } from '../../../shared/form/use-form.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { useMember } from '../../../shared/session/session.ts';
import { toast } from '../../../shared/ui/toast.tsx';
import { certificationKey } from '../certification-query.ts';
import { isSigned, type Signature } from '../sign/signature.ts';
import { changeDraft, type Draft, forgetDraft, useDraft } from './draft.ts';
import { startingDraft } from './draft-of-info.ts';
import type { FieldShape, FormShape, PhotoShape } from './form-shape.ts';
import { type Missing, missingFields, missingPhotos } from './missing.ts';
import { submitCertification } from './submit.ts';
import { takeReading } from './take-reading.ts';

/** What has come of reading a photo; nothing is said of one that was read well. */
export type Reading = { state: 'reading' } | { state: 'failed'; sentence: string };

export type CertificationFormState = ReturnType<typeof useCertificationForm>;

/** Everything the form of a certification knows and can do. */
export function useCertificationForm(form: FormShape, info: AuthInfo, agreedVersion: string | undefined) {
  const { kind } = form;
  const member = useMember();
  const rejectedInfo = info.authStatus === 3 ? info : null;
  const start = startingDraft(form, rejectedInfo, member);
  const draft = useDraft(kind) ?? start;
  const change = (how: (draft: Draft) => Draft): void => changeDraft(kind, how, start);
  const [readings, setReadings] = useState<Readonly<Record<string, Reading>>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const queryClient = useQueryClient();

  const submitted: Readonly<Record<string, string | null>> = rejectedInfo?.[kind] ?? {};
  const rejected = (rejectedInfo?.rejectedFields ?? []).map((name) => ({
    name,
    value: submitted[name] ?? undefined,
  }));
  const asked = { form, draft, rejected, today: beijingDay(new Date()) };
  const photosMissing = missingPhotos(asked);
  const fieldsMissing = missingFields(asked);
  /** One that was given with what was rejected need not be given again. */
  const isSignatureThere = isSigned(draft.signature) || (info.signatureGiven && draft.signature === null);
  const signatureMissing: Missing[] = isSignatureThere
    ? []
    : [
        {
          name: 'signature',
          sentence: signatureSentence(draft.signature),
          words: draft.signature?.by === 'keyboard' ? '签名待确认' : '手写签名',
        },
      ];
  const missing = [...photosMissing, ...fieldsMissing, ...signatureMissing];

  const sending = useSubmit(() => submitCertification(form, draft, agreedVersion ?? ''), {
    onDone: () => {
      forgetDraft(kind);
      toast.success('已提交，等待审核');
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: certificationKey }),
    tell: (failure) => setRefusal(failure.message),
  });

  const names = [...form.photos, ...form.fields].map(({ name }) => name).concat('signature');
  const problems: Problems<string> = Object.fromEntries(
    names.map((name) => [name, missing.find((each) => each.name === name)?.sentence ?? null]),
  );
  const manners = useForm(problems, () => {
    setRefusal(null);
    sending.submit();
  });

  async function read({ name, ocr }: PhotoShape, file: FileInfo): Promise<void> {
    if (!ocr) return;
    say(name, { state: 'reading' });
    try {
      const result = await call(ocrOss, { body: { url: file.url, type: ocr } });
      change((now) => (now.photos[name]?.url === file.url ? takeReading(form, name, result, now) : now));
      say(name, null);
    } catch (failure) {
      const sentence = failure instanceof CallFailure ? failure.message : '没有识别出来';
      say(name, { state: 'failed', sentence: `${sentence}。也可以直接填写。` });
    }
  }

  const say = (photo: string, reading: Reading | null): void =>
    setReadings(({ [photo]: _, ...others }) => (reading ? { ...others, [photo]: reading } : others));

  return {
    form,
    draft,
    missing,
    refusal,
    readings,
    /** The form's own, and how a field stands. */
    manners,
    field: (name: string): FieldState => ({
      name,
      error:
        manners.field(name).error ??
        missing.find((each) => each.name === name && each.isTold)?.sentence ??
        null,
    }),
    isSending: sending.isBusy,
    areFieldsDone: photosMissing.length === 0 && fieldsMissing.length === 0,
    arePhotosThere: photosMissing.length === 0,
    hasPhotos: Object.keys(draft.photos).length > 0,
    readAgain: (photo: PhotoShape): void => {
      const file = draft.photos[photo.name];
      if (file) void read(photo, file);
    },
    takePhoto: (photo: PhotoShape, file: FileInfo): void => {
      manners.changed();
      change((now) => ({ ...now, photos: { ...now.photos, [photo.name]: file } }));
      void read(photo, file);
    },
    type: ({ name, normalize }: FieldShape, text: string): void =>
      change((now) => ({
        ...now,
        values: { ...now.values, [name]: normalize ? normalize(text) : text },
        doubtful: now.doubtful.filter((each) => each !== name),
      })),
    confirm: (name: string): void =>
      change((now) => ({ ...now, doubtful: now.doubtful.filter((each) => each !== name) })),
    sign: (signature: Signature | null): void => change((now) => ({ ...now, signature })),
    forget: (): void => forgetDraft(kind),
  };
}

function signatureSentence(signature: Signature | null): string {
  if (signature?.by !== 'keyboard') return '请在框内签名';
  return signature.name === '' ? '请输入姓名' : '请勾选下面的确认';
}
