import { changePhone, sendPhoneChangeCode } from '@cheyantong/contract';
import { maskPhone, phoneProblem, smsCodeProblem } from '@cheyantong/domain';
import { useState } from 'react';
import { call } from '../../../shared/call.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { changeUser, useMember } from '../../../shared/session/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CodeBoxes } from '../../../shared/ui/code-boxes.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { PhoneInput } from '../../../shared/ui/phone-input.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import styles from '../profile/profile.module.css';
import { SendCodeButton } from '../send-code-button.tsx';
import type { AskForMessage } from '../send-message.ts';
import { useSmsCode } from '../use-sms-code.ts';

const toOld: AskForMessage = (_phone, headers, signal) =>
  call(sendPhoneChangeCode, { body: { step: 'old' }, headers }, signal);

const toNew: AskForMessage = (phoneNumber, headers, signal) =>
  call(sendPhoneChangeCode, { body: { step: 'new', phoneNumber }, headers }, signal);

/** Both numbers prove themselves, the old one first; then the account has the new one. */
export function PhoneChangeForm({ onDone }: { onDone: () => void }) {
  const oldPhone = useMember() ?? '';
  const [oldCode, setOldCode] = useState('');
  const [phone, setPhone] = useState('');
  const [newCode, setNewCode] = useState('');
  const oldSms = useSmsCode(toOld, () => setOldCode(''));
  const newSms = useSmsCode(toNew, () => setNewCode(''));
  const changing = useSubmit(() => call(changePhone, { body: { oldCode, phoneNumber: phone, newCode } }), {
    onDone: ({ mobile, nickName }) => {
      toast.success(`手机号已更换为 ${maskPhone(mobile)}`);
      onDone();
      changeUser({ mobile, nickName });
    },
  });
  const form = useForm(
    {
      oldCode: smsCodeProblem(oldCode),
      phone: phone === oldPhone ? '这就是现在的手机号，请填新的' : phoneProblem(phone),
      newCode: smsCodeProblem(newCode),
    },
    () => changing.submit(),
  );
  return (
    <form className={styles.form} {...form.props}>
      <Field
        label={`现在的手机号 ${maskPhone(oldPhone)} 收到的验证码`}
        group
        aside={<SendCodeButton sms={oldSms} onSend={() => oldSms.send(oldPhone)} />}
        hint="号码已经停用、收不到短信？请联系客服，核对身份后更换。"
        {...form.field('oldCode')}
      >
        <CodeBoxes value={oldCode} readOnly={changing.isBusy} onValueChange={setOldCode} />
      </Field>
      <Field label="新手机号" {...form.field('phone')}>
        <PhoneInput clearable placeholder="请输入新手机号" value={phone} onValueChange={setPhone} />
      </Field>
      <Field
        label="新手机号收到的验证码"
        group
        aside={<SendCodeButton sms={newSms} onSend={() => form.check('phone') && newSms.send(phone)} />}
        {...form.field('newCode')}
      >
        <CodeBoxes value={newCode} readOnly={changing.isBusy} onValueChange={setNewCode} />
      </Field>
      <Button type="submit" size="large" block loading={changing.isBusy}>
        更换手机号
      </Button>
    </form>
  );
}
