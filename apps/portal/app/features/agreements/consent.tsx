import { AGREEMENTS, type AgreementId } from '@cheyantong/domain';
import { CircleAlert } from 'lucide-react';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { fieldMark } from '../../shared/ui/focus-field.ts';
import { AgreementLink } from './agreement-link.tsx';
import styles from './consent.module.css';

interface ConsentProps {
  document: AgreementId;
  agreed: boolean;
  onChange: (agreed: boolean) => void;
  error: string | null | undefined;
}

/** Somebody agrees before their number or their car goes anywhere; never ticked beforehand. */
export function Consent({ document, agreed, onChange, error }: ConsentProps) {
  return (
    <div {...fieldMark('agreed')}>
      <div className={styles.consent}>
        <Checkbox
          checked={agreed}
          onCheckedChange={onChange}
          aria-label={`我已阅读并同意《${AGREEMENTS[document].name}》`}
          aria-invalid={Boolean(error)}
        >
          我已阅读并同意
        </Checkbox>
        <AgreementLink document={document} />
      </div>
      {error && (
        <p className={styles.error} role="alert">
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
