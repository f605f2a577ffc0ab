import { type AgreementId, agreementNames } from '@cheyantong/domain';
import { CircleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { fieldMark } from '../../shared/ui/focus-field.ts';
import { AgreementLink } from './agreement-link.tsx';
import styles from './consent.module.css';

interface ConsentProps {
  documents: readonly AgreementId[];
  agreed: boolean;
  onChange: (agreed: boolean) => void;
  error: string | null | undefined;
}

/** Somebody agrees before their number or their car goes anywhere; never ticked beforehand. */
export function Consent({ documents, agreed, onChange, error }: ConsentProps) {
  return (
    <div {...fieldMark('agreed')}>
      <div className={styles.consent}>
        <Checkbox
          checked={agreed}
          onCheckedChange={onChange}
          aria-label={`我已阅读并同意${agreementNames(documents)}`}
          aria-invalid={Boolean(error)}
        >
          我已阅读并同意
        </Checkbox>
        {documents.map((document, at) => (
          <Fragment key={document}>
            {at > 0 && '和'}
            <AgreementLink document={document} />
          </Fragment>
        ))}
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
