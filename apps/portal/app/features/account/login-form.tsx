import { sendSmsCode } from '@cheyantong/contract';
import { phoneProblem, smsCodeProblem } from '@cheyantong/domain';
import { useState } from 'react';
import { useForm } from '../../shared/form/use-form.ts';
import { useSubmit } from '../../shared/form/use-submit.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CodeBoxes } from '../../shared/ui/code-boxes.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { PhoneInput } from '../../shared/ui/phone-input.tsx';
import { logIn } from './log-in.ts';
import styles from './login-page.module.css';
import { SendCodeButton } from './send-code-button.tsx';
import { askBy } from './send-message.ts';
import { useSmsCode } from './use-sms-code.ts';
import { isWrongCode } from './wrong-code.ts';

export function LoginForm() {
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const sms = useSmsCode(
    askBy(sendSmsCode),
    () => setCode(''),
    ({ message }) => form.refuse('phone', message),
  );
  const login = useSubmit(logIn, {
    // A passing sentence is soon gone; here it stays until something is changed.
    onFailed: (failure) => {
      if (isWrongCode(failure)) setCode('');
      form.refuse('code', failure.message);
    },
  });
  const form = useForm({ phone: phoneProblem(phone), code: smsCodeProblem(code) }, () => submit(code));

  function submit(given: string): void {
    form.changed();
    login.submit({ mobile: phone, code: given });
  }

  return (
    <form className={styles.form} {...form.props}>
      <Field label="手机号" {...form.field('phone')}>
        <PhoneInput
          clearable
          value={phone}
          onValueChange={(next) => {
            setPhone(next);
            form.changed();
          }}
        />
      </Field>
      <Field
        label="验证码"
        group
        {...form.field('code')}
        aside={<SendCodeButton sms={sms} onSend={() => form.check('phone') && sms.send(phone)} />}
      >
        <CodeBoxes
          value={code}
          readOnly={login.isBusy}
          onValueChange={(next) => {
            setCode(next);
            form.changed();
          }}
          onComplete={(whole) => form.check('phone') && submit(whole)}
        />
      </Field>
      <Button type="submit" size="large" block loading={login.isBusy}>
        登录 / 注册
      </Button>
    </form>
  );
}
