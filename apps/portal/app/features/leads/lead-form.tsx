import { AGREEMENTS, type AgreementId, phoneProblem, smsCodeProblem } from '@cheyantong/domain';
import { type ReactNode, useState } from 'react';
import type { MobileRequest } from '../../shared/dialogs/mobile-request.ts';
import { type FieldState, useForm } from '../../shared/form/use-form.ts';
import { useSession } from '../../shared/session/session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { isWrongCode } from '../account/index.ts';
import { Consent, isUnreadVersion, useAgreedVersion } from '../agreements/index.ts';
import { ContactFields } from './contact-fields.tsx';
import styles from './mobile-dialog.module.css';
import { type Contact, useSendLead } from './use-send-lead.ts';

interface LeadFormProps<Receipt> {
  request: MobileRequest;
  send: (contact: Contact) => Promise<Receipt>;
  onAccepted: (receipt: NonNullable<Receipt>) => void;
  /** Besides the sentence, which is said in any case. */
  onRefused?: ((failure: Error) => void) | undefined;
  agreement: AgreementId;
  submitLabel: string;
  /** What is asked besides, if anything. */
  question?: { problem: string | null; ask: (field: FieldState) => ReactNode };
  /** The car or the part this form is about. */
  children: ReactNode;
}

/** The part that every lead shares: whom to call, with which consent. */
export function LeadForm<Receipt>({
  request,
  send,
  onAccepted,
  onRefused,
  agreement,
  submitLabel,
  question,
  children,
}: LeadFormProps<Receipt>) {
  const ownPhone = useSession((state) => state.user?.mobile ?? '');
  const [phone, setPhone] = useState(ownPhone);
  const [code, setCode] = useState('');
  const [agreed, setAgreed] = useState(false);
  const agreedVersion = useAgreedVersion([agreement]);
  const needsCode = phone !== ownPhone;
  const form = useForm(
    {
      question: question?.problem ?? null,
      phone: phoneProblem(phone),
      code: needsCode ? smsCodeProblem(code) : null,
      agreed: agreed ? null : AGREEMENTS[agreement].askSentence,
    },
    () =>
      sending.submit({
        phone,
        agree: agreed,
        agreedVersion: agreedVersion(),
        ...(needsCode && { smsCode: code }),
      }),
  );
  const sending = useSendLead({
    request,
    send,
    onAccepted,
    onFailed: (failure) => {
      onRefused?.(failure);
      if (isUnreadVersion(failure)) {
        setAgreed(false);
        form.refuse('agreed', failure.message);
      }
      if (!isWrongCode(failure)) return;
      setCode('');
      form.refuse('code', failure.message);
    },
  });

  return (
    <form className={styles.form} {...form.props}>
      {children}
      {question?.ask(form.field('question'))}
      <ContactFields
        phone={phone}
        onPhoneChange={setPhone}
        phoneField={form.field('phone')}
        needsCode={needsCode}
        code={code}
        onCodeChange={(next) => {
          setCode(next);
          form.changed();
        }}
        codeField={form.field('code')}
        checkPhone={() => form.check('phone')}
      />
      <Consent
        documents={[agreement]}
        agreed={agreed}
        onChange={(now) => {
          setAgreed(now);
          form.changed();
        }}
        error={form.field('agreed').error}
      />
      <Button type="submit" size="large" block loading={sending.isBusy}>
        {submitLabel}
      </Button>
      <p className={styles.promise}>号码只交给为您回复的机构；交给了谁、何时送达，个人中心都能查到。</p>
    </form>
  );
}
