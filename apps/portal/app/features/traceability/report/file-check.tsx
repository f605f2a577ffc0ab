import { FileCheck2 } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useCallback, useEffect, useId, useState } from 'react';
import { Card } from '../../../shared/ui/card.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { checkFile, type FileVerdict } from '../verify/check-file.ts';
import type { Statement } from '../verify/statement.ts';
import styles from './file-check.module.css';

const SAID: Record<FileVerdict, { tone: 'good' | 'bad' | 'caution'; words: string }> = {
  pdf: { tone: 'good', words: '与签发的 PDF 完全一致，没有改动。' },
  document: { tone: 'good', words: '与签发的报告原文完全一致，没有改动。' },
  other: { tone: 'bad', words: '文件已被改动，或不是这份报告的文件：摘要与签名内容不同。' },
  unsupported: { tone: 'caution', words: '这个浏览器不能计算摘要，请用 https 地址或新版浏览器打开本页。' },
};

interface FileCheckProps {
  statement: Statement;
  /** Handed over already. */
  given: File | null;
}

/** Somebody handed over a file: is it the one that was issued? It is read here and sent nowhere. */
export function FileCheck({ statement, given }: FileCheckProps) {
  const inputId = useId();
  const [checked, setChecked] = useState<{ name: string; verdict: FileVerdict }>();
  const [isOver, setIsOver] = useState(false);

  const check = useCallback(
    async (file: File | null | undefined): Promise<void> => {
      if (!file) return;
      const verdict = await checkFile(new Uint8Array(await file.arrayBuffer()), statement);
      setChecked({ name: file.name, verdict });
    },
    [statement],
  );

  useEffect(() => {
    check(given);
  }, [check, given]);

  function choose(event: ChangeEvent<HTMLInputElement>): void {
    check(event.target.files?.[0]);
    // The same file, changed meanwhile, may be chosen again.
    event.target.value = '';
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    check(event.dataTransfer.files[0]);
  }

  return (
    <Card title="核对文件">
      <input
        id={inputId}
        type="file"
        className={styles.input}
        accept="application/pdf,application/json,.pdf,.json"
        onChange={choose}
      />
      <label
        htmlFor={inputId}
        className={styles.target}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <FileCheck2 aria-hidden="true" />
        <span>
          <strong>选择</strong>或拖入收到的 PDF
        </span>
        <span className={styles.remark}>在您的浏览器里比对，文件不会上传</span>
      </label>
      <div aria-live="polite" className={styles.answer}>
        {checked && (
          <NoteBand tone={SAID[checked.verdict].tone}>
            <strong>{checked.name}</strong>：{SAID[checked.verdict].words}
          </NoteBand>
        )}
      </div>
    </Card>
  );
}
