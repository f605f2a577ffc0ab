import { CODE_KINDS, codesAfterOneSwap, type ReadCode } from '@cheyantong/domain';
import { CircleAlert, CircleCheck, Info, ScanSearch, X } from 'lucide-react';
import { type RefObject, useId } from 'react';
import type { FieldState } from '../../../shared/form/use-form.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { fieldMark } from '../../../shared/ui/focus-field.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { KEYBOARDS } from '../../../shared/ui/keyboards.ts';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import styles from './code-field.module.css';
import { CodePartsRow } from './code-parts-row.tsx';

const LONGEST_ADDRESS = 300;

interface CodeFieldProps {
  text: string;
  read: ReadCode;
  field: FieldState;
  input: RefObject<HTMLInputElement | null>;
  onText: (text: string) => void;
}

/** Takes every kind of code, and says while it is typed what it has understood. Only a whole code can be looked up. */
export function CodeField({ text, read, field, input, onText }: CodeFieldProps) {
  const id = useId();
  return (
    <div className={styles.box} {...fieldMark(field.name)}>
      <div className={styles.frame} data-invalid={field.error !== null || undefined}>
        <label htmlFor={id} className={styles.icon}>
          <ScanSearch aria-hidden="true" />
          <VisuallyHidden>报告编号、配件溯源码、电池编码或车架号</VisuallyHidden>
        </label>
        <input
          ref={input}
          id={id}
          className={styles.input}
          value={text}
          maxLength={LONGEST_ADDRESS}
          placeholder="输入或粘贴编号"
          {...KEYBOARDS.code}
          aria-invalid={field.error !== null}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onText(event.target.value)}
        />
        {read.kind && <KindChip read={read} />}
        {text && (
          <IconButton
            label="清除"
            onClick={() => {
              onText('');
              input.current?.focus();
            }}
          >
            <X aria-hidden="true" />
          </IconButton>
        )}
        <Button type="submit" size="large" className={styles.button}>
          核验
        </Button>
      </div>
      <div className={styles.below}>
        <CodePartsRow read={read} />
        <div id={`${id}-hint`} className={styles.hint} aria-live="polite">
          <Hint text={text} read={read} error={field.error} onText={onText} />
        </div>
      </div>
    </div>
  );
}

function KindChip({ read: { kind, whole } }: { read: ReadCode }) {
  if (!kind) return null;
  return (
    <span className={styles.kind} data-whole={whole || undefined}>
      {whole && <CircleCheck aria-hidden="true" />}
      {CODE_KINDS[kind].label}
    </span>
  );
}

interface HintProps {
  text: string;
  read: ReadCode;
  error: string | null;
  onText: (text: string) => void;
}

function Hint({ text, read, error, onText }: HintProps) {
  if (error === null && (text === '' || read.hint === null)) return <p>边输入边识别，抄错一位会当场提示</p>;
  const meant = read.kind === 'part' && !read.whole ? codesAfterOneSwap(read.code) : [];
  const Icon = error === null ? Info : CircleAlert;
  return (
    <>
      <p className={styles.said} data-error={error !== null || undefined}>
        <Icon aria-hidden="true" />
        {error ?? read.hint}
      </p>
      {meant.map((code) => (
        <button key={code} type="button" className={styles.meant} onClick={() => onText(code)}>
          是不是 {code}？
        </button>
      ))}
    </>
  );
}
