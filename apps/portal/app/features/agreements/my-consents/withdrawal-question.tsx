import { type GivenConsent, withdrawConsent } from '@cheyantong/contract';
import { AGREEMENTS } from '@cheyantong/domain';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/call.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { CONSENTS_KEY } from '../agreement-queries.ts';

/** Says what taking a consent back means before it is done. */
export function WithdrawalQuestion({
  consent,
  onDone,
}: {
  consent: GivenConsent | null;
  onDone: () => void;
}) {
  const queryClient = useQueryClient();
  const withdrawing = useSubmit(
    ({ document }: GivenConsent) => call(withdrawConsent, { params: { document } }),
    {
      onDone: (_consents, { document }) => toast.success(`已撤回《${AGREEMENTS[document].name}》`),
      onSettled: () => {
        onDone();
        return queryClient.invalidateQueries({ queryKey: CONSENTS_KEY });
      },
    },
  );
  return (
    <ConfirmDialog
      open={consent !== null}
      title={`撤回《${consent?.name ?? ''}》？`}
      confirmLabel="撤回"
      cancelLabel="再想想"
      tone="danger"
      busy={withdrawing.isBusy}
      onConfirm={() => consent && withdrawing.submit(consent)}
      onCancel={onDone}
    >
      {consent && `${consent.withdrawalMeaning}。`}
    </ConfirmDialog>
  );
}
