import { FileCheck2 } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useIsMobile } from '../../../shared/settings.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { DropTile } from '../../../shared/ui/drop-tile.tsx';
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
  const isMobile = useIsMobile();
  const [checked, setChecked] = useState<{ name: string; verdict: FileVerdict }>();

  const check = useCallback(
    async (file: File): Promise<void> => {
      const verdict = await checkFile(new Uint8Array(await file.arrayBuffer()), statement);
      setChecked({ name: file.name, verdict });
    },
    [statement],
  );

  useEffect(() => {
    if (given) check(given);
  }, [check, given]);

  return (
    <Card title="核对文件">
      <DropTile
        accept="application/pdf,application/json,.pdf,.json"
        onFile={check}
        icon={<FileCheck2 aria-hidden="true" />}
        name={isMobile ? '选择收到的 PDF' : '选择或拖入收到的 PDF'}
        about="在您的浏览器里比对，文件不会上传"
      />
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
