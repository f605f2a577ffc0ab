import { readCode } from '@cheyantong/domain';
import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { toast } from '../../shared/ui/toast.tsx';
import { CodeDesk } from './desk/code-desk.tsx';
import { CheckResultView } from './report/check-result-view.tsx';
import { reportCodeOf } from './report/received-file.ts';
import { traceAddress } from './trace-address.ts';
import styles from './trace-desk.module.css';
import type { DeskSeed } from './trace-desk-loader.ts';
import { TrustRow } from './trust-row.tsx';
import { VerdictPanels } from './verdict-panels.tsx';
import { VinResult } from './vin/vin-result.tsx';

interface TraceDeskProps {
  seed: DeskSeed | null | undefined;
  children: ReactNode;
}

/** The field, and under it the answer; before anybody has asked, what answers there are. */
export function TraceDesk({ seed, children }: TraceDeskProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  /** What somebody was given, to be compared as soon as it is known with what. */
  const [file, setFile] = useState<File | null>(null);
  const asked = readCode(search.get('code') ?? '');
  /** Not asked about yet: somebody wants to mend it first. */
  const typed = asked.code || (search.get('typed') ?? '');

  async function receive(received: File): Promise<void> {
    setFile(received);
    const code = await reportCodeOf(received);
    if (code) navigate(traceAddress(code));
    else if (asked.kind !== 'report') toast.warning('已收到文件，请再输入报告编号，随即核对');
  }

  return (
    <div className={styles.page}>
      {children}
      <CodeDesk key={typed} code={typed} onCheck={(code) => navigate(traceAddress(code))} onFile={receive} />
      {asked.whole && asked.kind === 'report' && (
        <CheckResultView key={`${asked.code} result`} code={asked.code} seed={seed?.report} file={file} />
      )}
      {asked.whole && asked.kind === 'vin' && (
        <VinResult key={`${asked.code} car`} vin={asked.code} seed={seed?.vehicle} />
      )}
      {!asked.whole && <VerdictPanels />}
      <TrustRow />
    </div>
  );
}
