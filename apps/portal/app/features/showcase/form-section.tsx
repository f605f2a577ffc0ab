import { phoneProblem } from '@cheyantong/domain';
import { useState } from 'react';
import { useForm } from '../../shared/form/use-form.ts';
import { useSubmit } from '../../shared/form/use-submit.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { PhoneInput } from '../../shared/ui/phone-input.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { toast } from '../../shared/ui/toast.tsx';
import styles from './showcase.module.css';

/** How every form behaves: try it empty, then with a number that ends in 0, which is refused. */
export function FormSection() {
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const sending = useSubmit(refuseRoundNumbers, {
    onDone: () => toast.success('已提交'),
    onFailed: (failure) => form.refuse('phone', failure.message),
  });
  const form = useForm({ name: name.trim() === '' ? '请填写联系人' : null, phone: phoneProblem(phone) }, () =>
    sending.submit(phone),
  );
  return (
    <Card title="表单 useForm · useSubmit">
      <form {...form.props}>
        <div className={styles.grid}>
          <Field label="联系人" required {...form.field('name')}>
            <TextInput keyboard="words" value={name} onValueChange={setName} />
          </Field>
          <Field label="联系电话" required {...form.field('phone')}>
            <PhoneInput
              value={phone}
              onValueChange={(next) => {
                setPhone(next);
                form.changed();
              }}
            />
          </Field>
        </div>
        <Button type="submit" loading={sending.isBusy}>
          提交
        </Button>
      </form>
    </Card>
  );
}

async function refuseRoundNumbers(phone: string): Promise<void> {
  if (phone.endsWith('0')) throw new Error('这个号码不能使用，请换一个');
}
