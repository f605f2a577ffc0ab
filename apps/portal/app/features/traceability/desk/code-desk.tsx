import { readCode } from '@cheyantong/domain';
import { useRef, useState } from 'react';
import { useForm } from '../../../shared/form/use-form.ts';
import styles from './code-desk.module.css';
import { CodeField } from './code-field.tsx';
import { KindRow } from './kind-row.tsx';
import { SourceTiles } from './pictures/source-tiles.tsx';
import { RecentRow } from './recent-row.tsx';

interface CodeDeskProps {
  /** The code being looked at, if any. */
  code: string;
  onCheck: (code: string) => void;
  /** Somebody has a report's file and wants to know about it. */
  onFile: (file: File) => void;
}

/** One field for every code, and every way of getting a code into it. */
export function CodeDesk({ code, onCheck, onFile }: CodeDeskProps) {
  const [text, setText] = useState(code);
  const input = useRef<HTMLInputElement>(null);
  const read = readCode(text);
  const form = useForm({ code: read.whole ? null : read.hint }, () => onCheck(read.code));

  function tryExample(example: string): void {
    setText(example);
    input.current?.focus();
  }

  /** What a picture says is asked about at once; what is no code of ours stays in the field with a hint. */
  function take(seen: string): void {
    const { code: whole, whole: isWhole } = readCode(seen);
    setText(isWhole ? whole : seen);
    if (isWhole) onCheck(whole);
  }

  return (
    <section className={styles.desk} aria-label="查询">
      <form className={styles.form} {...form.props}>
        <CodeField text={text} read={read} field={form.field('code')} input={input} onText={setText} />
        <KindRow current={read.kind} onExample={tryExample} />
        <SourceTiles onCode={take} onReport={onFile} />
        <RecentRow />
      </form>
    </section>
  );
}
