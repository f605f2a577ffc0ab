import { LONG_TERM } from '@cheyantong/domain';
import { PhoneInput } from '../../../shared/ui/phone-input.tsx';
import { RadioGroup } from '../../../shared/ui/radio-group.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { Textarea } from '../../../shared/ui/textarea.tsx';
import type { FieldShape } from '../form/form-shape.ts';
import styles from './field-control.module.css';

interface FieldControlProps {
  field: FieldShape;
  value: string;
  onChange: (text: string) => void;
}

const SEXES = [
  { value: '男', label: '男' },
  { value: '女', label: '女' },
] as const;

export function FieldControl({ field: { control, most }, value, onChange }: FieldControlProps) {
  const line = { value, onValueChange: onChange, maxLength: most, autoComplete: 'off', spellCheck: false };
  switch (control) {
    case 'sex':
      return (
        <div className={styles.sex}>
          <RadioGroup<string> look="row" options={SEXES} value={value} onValueChange={onChange} />
        </div>
      );
    case 'mobile':
      return <PhoneInput value={value} onValueChange={onChange} />;
    case 'text':
      return <Textarea value={value} onValueChange={onChange} rows={3} maxLength={most} />;
    case 'end':
      return (
        <TextInput
          {...line}
          keyboard="digits"
          placeholder="年-月-日"
          suffix={
            // The field's own control is the date: this box stands beside it.
            <label className={styles.long}>
              <input
                type="checkbox"
                checked={value === LONG_TERM}
                onChange={({ target }) => onChange(target.checked ? LONG_TERM : '')}
              />
              {LONG_TERM}
            </label>
          }
        />
      );
    case 'day':
      return <TextInput {...line} keyboard="digits" placeholder="年-月-日" />;
    case 'line':
      return <TextInput {...line} keyboard="words" />;
  }
}
