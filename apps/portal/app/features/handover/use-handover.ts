import { createHandover } from '@cheyantong/contract';
import { SECOND_MS } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';
import { useHere } from '../../shared/navigation/use-here.ts';
import { useIsMobile } from '../../shared/settings.ts';
import { isHandedOver } from './handed-over.ts';

/** Nobody should scan a code in its last moments. */
const RENEWED_BEFORE_END_MS = 30 * SECOND_MS;

/** The code that hands this page over. All QR codes of a page share it; it is asked for when one is seen, and not before. */
export function useHandover(isSeen: boolean) {
  const here = useHere();
  const isMobile = useIsMobile();
  return useQuery({
    queryKey: ['handover', here],
    queryFn: ({ signal }) => call(createHandover, { body: { path: here } }, signal),
    enabled: isSeen && !isMobile && isHandedOver(here),
    retry: false,
    staleTime: ({ state }) => lifeOf(state.data),
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data ? lifeOf(state.data) : false),
  });
}

const lifeOf = (handover: { expiresIn: number } | undefined): number =>
  handover ? handover.expiresIn * SECOND_MS - RENEWED_BEFORE_END_MS : 0;
