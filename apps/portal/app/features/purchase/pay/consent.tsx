import { AGREEMENTS } from '@cheyantong/domain';
import { CircleAlert } from 'lucide-react';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { fieldMark } from '../../../shared/ui/focus-field.ts';
import { AgreementLink } from '../../agreements/agreement-link.tsx';
import styles from './consent.module.css';

interface ConsentProps {
  agreed: boolean;
  onChange: (agreed: boolean) => void;
  error: string | undefined;
}

/** Nobody's car is looked up without a word from whoever orders it; never ticked beforehand. */
export function Consent({ agreed, onChange, error }: ConsentProps) {
  return (
    <div {...fieldMark('agreed')}>
      <div className={styles.consent}>
        <Checkbox
          checked={agreed}
          onCheckedChange={onChange}
          aria-label={`我已阅读并同意《${AGREEMENTS.reportConsent.name}》`}
          aria-invalid={Boolean(error)}
        >
          我已阅读并同意
        </Checkbox>
        <AgreementLink document="reportConsent" />
      </div>
      <div aria-live="polite">
        {error && (
          <p className={styles.error}>
            <CircleAlert aria-hidden="true" />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
