import { VIN_LENGTH } from '@cheyantong/domain';
import { CircleCheck } from 'lucide-react';
import { Field } from '../../shared/ui/field.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { vinFeedback, vinFromTyping } from './vin-feedback.ts';
import styles from './vin-field.module.css';

interface VinFieldProps {
  vin: string;
  onChange: (vin: string) => void;
  /** What the last try to order had against it. */
  error?: string | undefined;
}

/** A VIN that checks itself while it is typed. */
export function VinField({ vin, onChange, error }: VinFieldProps) {
  const feedback = vinFeedback(vin);
  const problem = feedback.tone === 'bad' ? feedback.sentence : error;
  return (
    <Field
      label="车辆识别代号（VIN）"
      required
      aside={<span className={styles.count}>{`${vin.length} / ${VIN_LENGTH}`}</span>}
      error={problem}
      hint={
        problem ? undefined : feedback.tone === 'good' ? (
          <span className={styles.good}>
            <CircleCheck aria-hidden="true" />
            {feedback.sentence}
          </span>
        ) : (
          feedback.sentence
        )
      }
    >
      <TextInput
        keyboard="code"
        className={styles.input}
        value={vin}
        onValueChange={(text) => onChange(vinFromTyping(text))}
        placeholder="请输入 17 位 VIN"
        clearable
      />
    </Field>
  );
}
