import { giveConsent } from '@cheyantong/contract';
import type { AgreementId } from '@cheyantong/domain';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';
import { useSubmit } from '../../shared/form/use-submit.ts';
import { CONSENTS_KEY, useMyConsents, useShownVersion } from './agreement-queries.ts';

/** Whether the member has agreed to the version that is shown, and how to. */
export function useConsentTo(document: AgreementId) {
  const consents = useMyConsents();
  const version = useShownVersion([document]);
  const queryClient = useQueryClient();
  const giving = useSubmit(
    (shown: string) => call(giveConsent, { body: { agreed: [{ document, version: shown }] } }),
    { onSettled: () => queryClient.invalidateQueries({ queryKey: CONSENTS_KEY }) },
  );
  const isGiven = consents.data?.given.some(
    (given) => given.document === document && given.version === version && given.withdrawnTime === null,
  );
  return {
    version,
    isGiven: isGiven ?? false,
    isKnown: consents.data !== undefined && version !== undefined,
    isBusy: giving.isBusy || consents.isFetching,
    give: (): void => {
      if (version) giving.submit(version);
    },
  };
}
