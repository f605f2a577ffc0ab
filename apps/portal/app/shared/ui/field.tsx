import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useMemo } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { FieldContext } from './field-context.ts';
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
  const id = useId();
  const labelId = `${id}label`;
  const hintId = hint ? `${id}hint` : '';
  const errorId = error ? `${id}error` : '';
  const facts = useMemo(
    () => ({
      controlId: `${id}control`,
      labelId,
      describedBy: `${errorId} ${hintId}`.trim() || undefined,
      invalid: errorId !== '',
      disabled,
      name,
      group: Boolean(group),
    }),
    [id, labelId, errorId, hintId, disabled, name, group],
  );
  const words = (
    <>
      {label}
      {required && (
        <>
          <span className={styles.required} aria-hidden="true">
            *
          </span>
          <VisuallyHidden>（必填）</VisuallyHidden>
        </>
      )}
    </>
  );
  return (
    <FieldContext value={facts}>
      <div className={classNames(styles.field, className)} {...(name && fieldMark(name))}>
        <div className={styles.heading}>
          {group ? (
            <div id={labelId} className={styles.label}>
              {words}
            </div>
          ) : (
            <label id={labelId} htmlFor={facts.controlId} className={styles.label}>
              {words}
            </label>
          )}
          {aside && (
            <span className={styles.aside} data-aside="">
              {aside}
            </span>
          )}
        </div>
        {children}
        {hint && (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        )}
        <div aria-live="polite" className={classNames(keepsErrorLine && styles.errorLine)}>
          {error && (
            <div id={errorId} className={styles.error}>
              <CircleAlert aria-hidden="true" />
              <span>{error}</span>
            </div>
          )}
        </div>
      </div>
    </FieldContext>
  );
}
