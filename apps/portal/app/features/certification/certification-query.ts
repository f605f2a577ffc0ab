import { getAuthInfo } from '@cheyantong/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';
import { useMember } from '../../shared/session/session.ts';

/** Under `member`, so that it is forgotten when the member goes. */
export const certificationKey = ['member', 'certification'] as const;

export function useCertification() {
  const member = useMember();
  return useQuery({
    queryKey: [...certificationKey, member],
    queryFn: ({ signal }) => call(getAuthInfo, {}, signal),
    staleTime: 0,
  });
}
