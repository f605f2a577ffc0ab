import { readCode, vinProblem } from '@cheyantong/domain';
import { ScanLine, Search } from 'lucide-react';
import { type FormEvent, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { loginAddress } from '../../../../shared/login/login-address.ts';
import { useHere } from '../../../../shared/navigation/use-here.ts';
import { useSession } from '../../../../shared/session/session.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { TextInput } from '../../../../shared/ui/text-input.tsx';
import { changeVin } from '../../../purchase/index.ts';
import { CameraDialog, traceAddress } from '../../../traceability/index.ts';
import { LicenceDialog, type LicenceReading } from '../../../vehicles/index.ts';
import { type Photo, photoWanted, withPhoto } from './photo-address.ts';
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

interface PhotoChipsProps {
  onVin: (vin: string) => void;
  /** Read, but to be looked at again. */
  onDoubtful: (vin: string) => void;
}

/** Photos are for members: the address says which photo is wanted, so that it is still wanted after logging in. */
function PhotoChips({ onVin, onDoubtful }: PhotoChipsProps) {
  const [search, setSearch] = useSearchParams();
  const isMember = useSession(({ token }) => token !== null);
  const navigate = useNavigate();
  const here = useHere();
  const wanted = photoWanted(search);

  function take({ facts: { vin }, doubtful }: LicenceReading): void {
    setSearch(withPhoto(search, null), { replace: true });
    if (!vin) return;
    if (doubtful.length === 0 && vinProblem(vin) === null) onVin(vin);
    else onDoubtful(vin);
  }

  const ask = (photo: Photo) => () => {
    const next = withPhoto(search, photo);
    if (isMember) setSearch(next, { replace: true });
    else navigate(loginAddress(`${here.split('?')[0]}?${next}`));
  };

  return (
    <>
      <Chip onClick={ask('vehicleLicense')}>行驶证</Chip>
      <Chip onClick={ask('vin')}>前风挡</Chip>
      {wanted && isMember && (
        <Suspense>
          <LicenceDialog
            shown={wanted}
            onRead={take}
            onClose={() => setSearch(withPhoto(search, null), { replace: true })}
          />
        </Suspense>
      )}
    </>
  );
}

function Chip({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className={styles.chip} onClick={onClick}>
      <span className={styles.face}>{children}</span>
    </button>
  );
}
