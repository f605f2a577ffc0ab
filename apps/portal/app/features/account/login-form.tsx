import { sendSmsCode } from '@cheyantong/contract';
import {
  isMobile as isMobileNumber,
  PHONE_FORMAT_SENTENCE,
  PHONE_LENGTH,
  phoneProblem,
  SMS_CODE,
} from '@cheyantong/domain';
import { type FormEvent, useState } from 'react';
import { call } from '../../shared/call.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CodeBoxes } from '../../shared/ui/code-boxes.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { logIn } from './log-in.ts';
import styles from './login-page.module.css';
import { SendCodeButton } from './send-code-button.tsx';
import { useSmsCode } from './use-sms-code.ts';

const onlyDigits = (text: string): string => text.replace(/\D/g, '').slice(0, PHONE_LENGTH);

export function LoginForm() {
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [phoneError, setPhoneError] = useState<string | null>(null);
  const [codeError, setCodeError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sms = useSmsCode((mobile) => call(sendSmsCode, { query: { phoneNumber: mobile } }));

  async function askForCode(): Promise<void> {
    const problem = phoneProblem(phone);
    setPhoneError(problem);
    if (!problem && (await sms.send(phone))) setCode('');
  }

  async function submit(givenCode: string): Promise<void> {
    if (!isMobileNumber(phone)) return setPhoneError(phoneProblem(phone) ?? PHONE_FORMAT_SENTENCE);
    if (givenCode.length !== SMS_CODE.digits) return setCodeError(`请输入${SMS_CODE.digits}位数字验证码`);
    setBusy(true);
    try {
      await logIn(phone, givenCode);
    } catch {
      // The sentence was shown as a toast; the boxes are emptied for the next try.
      setCode('');
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit(code);
      }}
    >
      <Field label="手机号" error={phoneError}>
        <TextInput
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          placeholder="请输入手机号"
          prefix="+86"
          clearable
          value={phone}
          onValueChange={(value) => {
            setPhone(onlyDigits(value));
            setPhoneError(null);
          }}
        />
      </Field>
      <Field label="验证码" group error={codeError} aside={<SendCodeButton sms={sms} onSend={askForCode} />}>
        <CodeBoxes
          value={code}
          disabled={busy}
          onValueChange={(value) => {
            setCode(value);
            setCodeError(null);
          }}
          onComplete={submit}
        />
      </Field>
      <Button type="submit" size="large" block loading={busy}>
        登录 / 注册
      </Button>
    </form>
  );
}
