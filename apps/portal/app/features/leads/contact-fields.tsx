import { sendLeadCode } from '@cheyantong/contract';
import { PHONE_LENGTH, phoneProblem } from '@cheyantong/domain';
import { CircleCheck, CircleX } from 'lucide-react';
import { call } from '../../shared/call.ts';
import { CodeBoxes } from '../../shared/ui/code-boxes.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { toast } from '../../shared/ui/toast.tsx';
import { SendCodeButton } from '../account/send-code-button.tsx';
import { type SmsCode, useSmsCode } from '../account/use-sms-code.ts';
import styles from './mobile-dialog.module.css';

interface ContactFieldsProps {
  phone: string;
  onPhoneChange: (phone: string) => void;
  /** Somebody else's number has to prove that it may be called. */
  needsCode: boolean;
  code: string;
  onCodeChange: (code: string) => void;
}

const onlyDigits = (text: string): string => text.replace(/\D/g, '').slice(0, PHONE_LENGTH);

export function ContactFields({ phone, onPhoneChange, needsCode, code, onCodeChange }: ContactFieldsProps) {
  const sms = useSmsCode((number) => call(sendLeadCode, { query: { phoneNumber: number } }));

  async function askForCode(): Promise<void> {
    const problem = phoneProblem(phone);
    if (problem) toast.warning(problem);
    else if (await sms.send(phone)) onCodeChange('');
  }

  return (
    <>
      <Field label="手机号" hint={needsCode ? '不是您登录的号码，需要用短信验证码确认' : undefined}>
        <TextInput
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          placeholder="请输入手机号"
          prefix="+86"
          clearable
          value={phone}
          onValueChange={(value) => onPhoneChange(onlyDigits(value))}
        />
      </Field>
      {needsCode && (
        <Field
          label="验证码"
          group
          aside={<SendCodeButton sms={sms} onSend={askForCode} />}
          hint={<SendingOutcome outcome={sms.outcome} />}
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
