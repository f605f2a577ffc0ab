import { ScanSearch } from 'lucide-react';
import { type FormEvent, useState } from 'react';
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
  const [error, setError] = useState<string>();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const wanted = reportNumberIn(text);
    if (wanted) onCheck(wanted);
    else setError('请输入报告编号');
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label="报告编号"
        hint={`印在报告首页与核验栏，例如 ${EXAMPLE}`}
        error={error}
        className={styles.field}
      >
        <TextInput
          prefix={<ScanSearch aria-hidden="true" />}
          clearable
          value={text}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          onValueChange={(value) => {
            setText(value);
            setError(undefined);
          }}
        />
      </Field>
      <Button type="submit" className={styles.button}>
        核验
      </Button>
    </form>
  );
}
