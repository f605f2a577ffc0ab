import { AGREEMENTS, type AgreementId, phoneProblem, SMS_CODE } from '@cheyantong/domain';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { MobileRequest } from '../../shared/dialogs/mobile-request.ts';
import { useSession } from '../../shared/session/session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { toast } from '../../shared/ui/toast.tsx';
import { AgreementLink } from '../agreements/agreement-link.tsx';
import { ContactFields } from './contact-fields.tsx';
import styles from './mobile-dialog.module.css';
import { type Contact, useSendLead } from './use-send-lead.ts';

interface LeadFormProps<Receipt> {
  request: MobileRequest;
  send: (contact: Contact) => Promise<Receipt>;
  onAccepted: (receipt: NonNullable<Receipt>) => void;
  /** The sentence about what the subject still lacks. */
  missing?: string | undefined;
  agreement: AgreementId;
  submitLabel: string;
  /** The car, the part, the city: what this form is about. */
  children: ReactNode;
}

/** The part that every lead shares: whom to call, with which consent. */
export function LeadForm<Receipt>({
  request,
  send,
  onAccepted,
  missing,
  agreement,
  submitLabel,
  children,
}: LeadFormProps<Receipt>) {
  const ownPhone = useSession((state) => state.user?.mobile ?? '');
  const [phone, setPhone] = useState(ownPhone);
  const [code, setCode] = useState('');
  const [agreed, setAgreed] = useState(false);
  const sending = useSendLead({ request, send, onAccepted });
  const needsCode = phone !== ownPhone;

  function problem(): string | null {
    const codeProblem =
      needsCode && code.length !== SMS_CODE.digits ? `请输入${SMS_CODE.digits}位数字验证码` : null;
    const consentProblem = agreed ? null : AGREEMENTS[agreement].askSentence;
    return phoneProblem(phone) ?? codeProblem ?? missing ?? consentProblem;
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const sentence = problem();
    if (sentence) toast.warning(sentence);
    else if (!sending.isPending)
      sending.mutate({ phone, agree: agreed, ...(needsCode && { smsCode: code }) });
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {children}
      <ContactFields
        phone={phone}
        onPhoneChange={setPhone}
        needsCode={needsCode}
        code={code}
        onCodeChange={setCode}
      />
      <div className={styles.consent}>
        <Checkbox
          checked={agreed}
          onCheckedChange={setAgreed}
          aria-label={`我已阅读并同意《${AGREEMENTS[agreement].name}》`}
        >
          我已阅读并同意
        </Checkbox>
        <AgreementLink document={agreement} />
      </div>
      <Button type="submit" size="large" block loading={sending.isPending}>
        {submitLabel}
      </Button>
      <p className={styles.promise}>号码只交给为您回复的机构；交给了谁、何时送达，个人中心都能查到。</p>
    </form>
  );
}
