import { Download } from 'lucide-react';
import { ActionBar } from '../../../shared/ui/action-bar.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { CompareButton } from '../compared/compare-toggle.tsx';
import type { Evaluation } from '../evaluation.ts';

export function PhoneBar({ evaluation }: { evaluation: Evaluation }) {
  return (
    <ActionBar label="对比与下载" equal>
      <CompareButton evaluation={evaluation} />
      {evaluation.reportUrl && (
        <ButtonLink to={evaluation.reportUrl} reloadDocument download icon={<Download aria-hidden="true" />}>
          签名 PDF
        </ButtonLink>
      )}
    </ActionBar>
  );
}
