import { closeAccount, sendCloseCode } from '@cheyantong/contract';
import { maskPhone, smsCodeProblem } from '@cheyantong/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PAGES } from '../../../pages.ts';
import { call } from '../../../shared/call.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { endSession, useMember } from '../../../shared/session/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CodeBoxes } from '../../../shared/ui/code-boxes.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { type AskForMessage, isWrongCode, SendCodeButton, useSmsCode } from '../../account/index.ts';
import styles from './closing.module.css';

const CONFIRMATION = '注销账号';

const toOwnPhone: AskForMessage = (_phone, headers, signal) => call(sendCloseCode, { headers }, signal);

/** Typed words and a code from the member's own phone: nobody closes an account by a slip of the hand. */
export function ClosingForm() {
  const phone = useMember() ?? '';
  const [words, setWords] = useState('');
  const [code, setCode] = useState('');
  const sms = useSmsCode(toOwnPhone, () => setCode(''));
  const navigate = useNavigate();
  const closing = useSubmit(() => call(closeAccount, { body: { code } }), {
    onDone: () => {
      endSession();
      navigate(PAGES.accountClosed.path, { replace: true });
    },
    onFailed: (failure) => {
      if (!isWrongCode(failure)) return;
      setCode('');
      form.refuse('code', failure.message);
    },
  });
  const form = useForm(
    {
      words: words.trim() === CONFIRMATION ? null : `请输入“${CONFIRMATION}”四个字`,
      code: smsCodeProblem(code),
    },
    () => closing.submit(),
  );
  return (
    <form className={styles.form} {...form.props}>
      <Field label={`请输入“${CONFIRMATION}”`} {...form.field('words')}>
        <TextInput
          keyboard="words"
          value={words}
          maxLength={10}
          autoComplete="off"
          onValueChange={setWords}
        />
      </Field>
      <Field
        label={`${maskPhone(phone)} 收到的验证码`}
        group
        aside={<SendCodeButton sms={sms} onSend={() => sms.send(phone)} />}
        {...form.field('code')}
      >
        <CodeBoxes
          value={code}
          readOnly={closing.isBusy}
          onValueChange={(next) => {
            setCode(next);
            form.changed();
          }}
        />
      </Field>
      <Button type="submit" tone="danger" size="large" block loading={closing.isBusy}>
        确认注销
      </Button>
    </form>
  );
}
