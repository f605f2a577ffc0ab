import { Check, CircleAlert, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Field } from '../../../shared/ui/field.tsx';
import type { FieldShape } from '../form/form-shape.ts';
import type { CertificationFormState } from '../form/use-certification-form.ts';
import styles from './checked-field.module.css';
import { FieldControl } from './field-control.tsx';

interface CheckedFieldProps {
  field: FieldShape;
  state: CertificationFormState;
  onFocus: (name: string | null) => void;
}

/** A field that may have been read on a photo, says so, and can always be corrected. */
export function CheckedField({ field, state, onFocus }: CheckedFieldProps) {
  const { draft } = state;
  const value = draft.values[field.name] ?? '';
  const isDoubtful = draft.doubtful.includes(field.name);
  const { error } = state.field(field.name);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches where the focus is
    <div
      className={classNames(styles.field, field.wide && styles.wide)}
      data-doubtful={isDoubtful || undefined}
      onFocus={() => onFocus(field.name)}
      onBlur={() => onFocus(null)}
    >
      <Field
        name={field.name}
        label={field.label}
        required={field.required}
        group={field.control === 'sex'}
        error={isDoubtful ? null : error}
        hint={isDoubtful ? undefined : goodHint(field, value, error)}
        aside={<Origin field={field} value={value} state={state} isDoubtful={isDoubtful} />}
      >
        <FieldControl field={field} value={value} onChange={(text) => state.type(field, text)} />
      </Field>
      {isDoubtful && (
        <div className={styles.doubt}>
          <p>照片上这一处不够清楚，请对照照片上的虚线框。</p>
          <Button tone="quiet" size="small" onClick={() => state.confirm(field.name)}>
            没错，不用改
          </Button>
        </div>
      )}
    </div>
  );
}

function goodHint(field: FieldShape, value: string, error: string | null): string | undefined {
  const isGood = value !== '' && !error && !field.problem?.(value, {}, '');
  return isGood ? field.goodHint : undefined;
}

interface OriginProps {
  field: FieldShape;
  value: string;
  state: CertificationFormState;
  isDoubtful: boolean;
}

/** Where the value comes from. */
function Origin({ field, value, state: { draft }, isDoubtful }: OriginProps): ReactNode {
  const read = draft.read[field.name];
  if (isDoubtful) {
    return (
      <span className={styles.doubtful}>
        <CircleAlert aria-hidden="true" />
        请核对
      </span>
    );
  }
  if (!read) return null;
  return read.value === value ? (
    <span className={styles.read}>
      <Check aria-hidden="true" />
      已识别
    </span>
  ) : (
    <span className={styles.own}>
      <PencilLine aria-hidden="true" />
      已改
    </span>
  );
}
