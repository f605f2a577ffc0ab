import { sendLeadCode } from '@cheyantong/contract';
import { CircleCheck, CircleX } from 'lucide-react';
import type { FieldState } from '../../shared/form/use-form.ts';
import { CodeBoxes } from '../../shared/ui/code-boxes.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { PhoneInput } from '../../shared/ui/phone-input.tsx';
import { askBy, SendCodeButton, type SmsCode, useSmsCode } from '../account/index.ts';
import styles from './mobile-dialog.module.css';

interface ContactFieldsProps {
  phone: string;
  onPhoneChange: (phone: string) => void;
  phoneField: FieldState;
  /** Somebody else's number has to prove that it may be called. */
  needsCode: boolean;
  code: string;
  onCodeChange: (code: string) => void;
  codeField: FieldState;
  /** Whether a message can be sent to the number; if not, its field says why. */
  checkPhone: () => boolean;
}

export function ContactFields({
  phone,
  onPhoneChange,
  phoneField,
  needsCode,
  code,
  onCodeChange,
  codeField,
  checkPhone,
}: ContactFieldsProps) {
  const sms = useSmsCode(askBy(sendLeadCode), () => onCodeChange(''));
  return (
    <>
      <Field
        label="手机号"
        hint={needsCode ? '不是您登录的号码，需要用短信验证码确认' : undefined}
        {...phoneField}
      >
        <PhoneInput clearable value={phone} onValueChange={onPhoneChange} />
      </Field>
      {needsCode && (
        <Field
          label="验证码"
          group
          aside={<SendCodeButton sms={sms} onSend={() => checkPhone() && sms.send(phone)} />}
          // A message that went out says nothing good about a code that was refused.
          hint={codeField.error ? undefined : <SendingOutcome outcome={sms.outcome} />}
          {...codeField}
        >
          <CodeBoxes value={code} onValueChange={onCodeChange} />
        </Field>
      )}
    </>
  );
}

function SendingOutcome({ outcome }: { outcome: SmsCode['outcome'] }) {
  if (outcome === null) return '点击“获取验证码”，我们会给这个号码发一条短信';
  const failed = outcome === 'failed';
  const Icon = failed ? CircleX : CircleCheck;
  return (
    <span className={failed ? styles.failed : styles.sent}>
      <Icon aria-hidden="true" />
      {failed ? '短信没有发出，请稍后重试' : '短信已发出，5 分钟内有效'}
    </span>
  );
}
