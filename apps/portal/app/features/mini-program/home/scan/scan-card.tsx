import { readCode } from '@cheyantong/domain';
import { ScanLine, Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../../shared/ui/button.tsx';
import { TextInput } from '../../../../shared/ui/text-input.tsx';
import { changeVin } from '../../../purchase/index.ts';
import { CameraDialog, traceAddress } from '../../../traceability/index.ts';
import { Chip } from './chip.tsx';
import { PhotoChips } from './photo-chips.tsx';
import styles from './scan-card.module.css';
import { useScan } from './use-scan.ts';

/** A code typed, scanned or photographed; what it says decides where the visitor goes on. */
export function ScanCard() {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const scan = useScan(take);

  /** What is no whole code stays in the field with a hint. */
  function take(seen: string): void {
    const { code, kind, whole, hint } = readCode(seen);
    setText(whole ? '' : seen);
    setProblem(whole ? null : hint);
    if (!whole) return;
    // The order pages know the car from here on.
    if (kind === 'vin') changeVin(code);
    navigate(traceAddress(code));
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() === '') void scan.start();
    else take(text);
  }

  return (
    <div className={styles.card}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextInput
          keyboard="code"
          aria-label="车架号或编号"
          aria-invalid={problem !== null}
          aria-describedby="scan-problem"
          className={styles.input}
          prefix={<Search />}
          value={text}
          onValueChange={(typed) => {
            setText(typed);
            setProblem(null);
          }}
          placeholder="输入 17 位车架号"
          enterKeyHint="search"
        />
        <Button
          type="submit"
          size="large"
          className={styles.scan}
          icon={text.trim() === '' && <ScanLine />}
          loading={scan.isBusy}
        >
          {text.trim() === '' ? '扫一扫' : '查询'}
        </Button>
      </form>
      <p id="scan-problem" className={styles.problem} aria-live="polite">
        {problem}
      </p>
      <div className={styles.ways}>
        <span className={styles.label}>都能扫</span>
        <PhotoChips onVin={take} onDoubtful={setText} />
        <Chip onClick={() => void scan.start()}>配件码</Chip>
        <Chip onClick={() => void scan.start()}>电池码</Chip>
      </div>
      {scan.needsCamera && <CameraDialog onCode={scan.seen} onClose={scan.close} />}
    </div>
  );
}
