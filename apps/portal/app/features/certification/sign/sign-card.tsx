import { CircleAlert, CircleCheck } from 'lucide-react';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { UploadedPreview } from '../../../shared/upload/uploaded-preview.tsx';
import { AgreementLink } from '../../agreements/index.ts';
import { missingWords } from '../form/missing.ts';
import type { CertificationFormState } from '../form/use-certification-form.ts';
import styles from './sign-card.module.css';
import { SignaturePad } from './signature-pad.tsx';

interface SignCardProps {
  state: CertificationFormState;
  version: string | undefined;
  /** One that was given before, and still stands. */
  given: string | null;
}

/** The last step: what was agreed to, the signature, and what is still missing. */
export function SignCard({ state, version, given }: SignCardProps) {
  const { form, draft } = state;
  const name = draft.values[form.kind === 'personal' ? 'realName' : 'contactName'] ?? '';
  return (
    <Card title="同意并签名" remark={form.kind === 'personal' ? '签名与证件姓名一致' : '由联系人签名'}>
      <p className={styles.agreed}>
        <CircleCheck aria-hidden="true" />
        <span>
          已同意
          <AgreementLink document="identityConsent" />
          {version && `（${version} 版）`}
          ，可以随时撤回
        </span>
      </p>
      {given && draft.signature === null ? (
        <div className={styles.given}>
          <UploadedPreview label="已有的签名" file={{ url: given, name: '签名' }} />
          <Button
            tone="quiet"
            size="small"
            onClick={() => state.sign({ by: 'hand', strokes: [], width: 1, height: 1 })}
          >
            重新签名
          </Button>
        </div>
      ) : (
        <SignaturePad
          name={name}
          signature={draft.signature}
          onChange={state.sign}
          error={state.field('signature').error}
        />
      )}
      {state.refusal && (
        <div className={styles.refusal} role="alert">
          <NoteBand tone="bad">{state.refusal}</NoteBand>
        </div>
      )}
    </Card>
  );
}

/** The button, and beside it what is still missing. On a phone it stays in reach of the thumb. */
export function SubmitLine({ state }: { state: CertificationFormState }) {
  const { missing, isSending } = state;
  return (
    <div className={styles.submit}>
      <Button type="submit" size="large" loading={isSending} className={styles.button}>
        提交审核
      </Button>
      <p className={missing.length > 0 ? styles.missing : styles.ready} aria-live="polite">
        {missing.length > 0 ? <CircleAlert aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
        {missing.length > 0 ? missingWords(missing) : '都齐了，可以提交'}
      </p>
    </div>
  );
}
