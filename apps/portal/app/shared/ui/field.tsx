import { Field as BaseField } from '@base-ui/react/field';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { fieldMark } from './focus-field.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface FieldProps {
  label: ReactNode;
  /** Stays readable while the field is filled in; a placeholder would not. */
  hint?: ReactNode;
  error?: ReactNode;
  /** Small text at the far end of the label line. */
  aside?: ReactNode;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** By which a form finds it. */
  name?: string | undefined;
  /** For controls made of several parts (radios, tiles): names the group instead of one control. */
  group?: boolean | undefined;
  /** A line is kept for the error from the start: nothing moves when there is one. */
  keepsErrorLine?: boolean | undefined;
  className?: string | undefined;
  /** Any control of this folder: they find their label, hint and error by themselves. */
  children: ReactNode;
}

export function Field({
  label,
  hint,
  error,
  aside,
  required,
  disabled,
  name,
  group,
  keepsErrorLine,
  className,
  children,
}: FieldProps) {
  return (
    <BaseField.Root
      className={classNames(styles.field, className)}
      invalid={Boolean(error)}
      disabled={disabled}
      name={name}
      {...(name && fieldMark(name))}
    >
      <div className={styles.heading}>
        <BaseField.Label className={styles.label} {...(group && { nativeLabel: false, render: <div /> })}>
          {label}
          {required && (
            <>
              <span className={styles.required} aria-hidden="true">
                *
              </span>
              <VisuallyHidden>（必填）</VisuallyHidden>
            </>
          )}
        </BaseField.Label>
        {aside && (
          <span className={styles.aside} data-aside="">
            {aside}
          </span>
        )}
      </div>
      {children}
      {hint && <BaseField.Description className={styles.hint}>{hint}</BaseField.Description>}
      <div aria-live="polite" className={classNames(keepsErrorLine && styles.errorLine)}>
        {error && (
          <BaseField.Error match className={styles.error}>
            <CircleAlert aria-hidden="true" />
            <span>{error}</span>
          </BaseField.Error>
        )}
      </div>
    </BaseField.Root>
  );
}
