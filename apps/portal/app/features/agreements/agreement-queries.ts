import { type CallData, getAgreement, listAgreements, listMyConsents } from '@cheyantong/contract';
import type { AgreementId } from '@cheyantong/domain';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';
import { useMember } from '../../shared/session/session.ts';

/** What this page knows and shows; it does not learn of a newer version by itself, so that no tick slips onto it. */
const agreementsQuery = queryOptions({
  queryKey: ['agreements'],
  queryFn: ({ signal }) => call(listAgreements, {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
});

export const agreementQuery = (document: AgreementId, version?: string) =>
  queryOptions({
    queryKey: ['agreements', document, version ?? 'in force'],
    queryFn: ({ signal }) =>
      call(getAgreement, { params: { document }, query: version ? { version } : {} }, signal),
  });

/** The newest version among the documents on the screen; unknown until it is loaded. */
export function useShownVersion(documents: readonly AgreementId[]): string | undefined {
  const { data } = useQuery(agreementsQuery);
  return newestOf(documents, data);
}

/** The same, told when a form is sent: it need not be drawn anew when this is known. */
export function useAgreedVersion(documents: readonly AgreementId[]): () => string | undefined {
  const queryClient = useQueryClient();
  useQuery({ ...agreementsQuery, notifyOnChangeProps: [] });
  return () => newestOf(documents, queryClient.getQueryData(agreementsQuery.queryKey));
}

const newestOf = (
  documents: readonly AgreementId[],
  inForce: CallData<typeof listAgreements> = [],
): string | undefined =>
  inForce
    .filter(({ document }) => documents.includes(document))
    .map(({ version }) => version)
    .sort()
    .at(-1);

/** Under `member`, so that they are forgotten when the member goes. */
export const CONSENTS_KEY = ['member', 'consents'] as const;

export function useMyConsents() {
  const member = useMember();
  return useQuery({
    queryKey: [...CONSENTS_KEY, member],
    queryFn: ({ signal }) => call(listMyConsents, {}, signal),
    staleTime: 0,
  });
}
