import { ScanSearch } from 'lucide-react';
import { useState } from 'react';
import { useForm } from '../../shared/form/use-form.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import styles from './check-form.module.css';
import { reportNumberIn } from './report-number.ts';

const EXAMPLE = 'JC-2026-1106-008842';

interface CheckFormProps {
  /** The number being looked at, if any. */
  code: string;
  onCheck: (code: string) => void;
}

export function CheckForm({ code, onCheck }: CheckFormProps) {
  const [text, setText] = useState(code);
  const wanted = reportNumberIn(text);
  const form = useForm({ code: wanted === '' ? '请输入报告编号' : null }, () => onCheck(wanted));

  return (
    <form className={styles.form} {...form.props}>
      <Field
        label="报告编号"
        hint={`印在报告首页与核验栏，例如 ${EXAMPLE}`}
        {...form.field('code')}
        className={styles.field}
      >
        <TextInput
          prefix={<ScanSearch aria-hidden="true" />}
          clearable
          value={text}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          onValueChange={setText}
        />
      </Field>
      <Button type="submit" className={styles.button}>
        核验
      </Button>
    </form>
  );
}
