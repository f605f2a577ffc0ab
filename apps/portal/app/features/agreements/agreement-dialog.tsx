import { AGREEMENTS, type AgreementId } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../shared/ui/skeleton.tsx';
import { agreementQuery } from './agreement-queries.ts';
import { AgreementText } from './agreement-text.tsx';

interface AgreementDialogProps {
  document: AgreementId;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
}

export default function AgreementDialog({ document, open, onClose, onClosed }: AgreementDialogProps) {
  const agreement = useQuery(agreementQuery(document));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={AGREEMENTS[document].name}
      description={agreement.data && `${agreement.data.version} 版`}
      width={800}
    >
      {agreement.isPending && (
        <SkeletonGroup label="正在读取">
          <SkeletonBlock height={320} />
        </SkeletonGroup>
      )}
      {agreement.isError && (
        <ErrorState onRetry={() => agreement.refetch()} retrying={agreement.isFetching}>
          {agreement.error.message}
        </ErrorState>
      )}
      {agreement.data && <AgreementText blocks={agreement.data.blocks} level={3} />}
    </Dialog>
  );
}
