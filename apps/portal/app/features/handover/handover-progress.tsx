import { watchHandover } from '@cheyantong/contract';
import { type HandoverState, SECOND_MS } from '@cheyantong/domain';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { call } from '../../shared/call.ts';
import { useHandover } from './use-handover.ts';

const ASKED_EVERY_MS = 2 * SECOND_MS;

const SAID: Partial<Record<HandoverState, string>> = {
  opened: '已扫码，请在手机上确认',
  confirmed: '已在手机上打开',
};

/** Beside a QR code that somebody looks at: how far the phone has got. Before it has scanned, the words given. */
export function HandoverProgress({ children }: { children: ReactNode }) {
  const watch = useHandover(true).data?.watch;
  const queryClient = useQueryClient();
  const { data: state } = useQuery({
    queryKey: ['handover progress', watch],
    queryFn: watch
      ? async ({ signal }) => (await call(watchHandover, { body: { watch } }, signal)).state
      : skipToken,
    retry: false,
    refetchInterval: ({ state: { data } }) =>
      data === 'confirmed' || data === 'expired' ? false : ASKED_EVERY_MS,
  });
  const isUsedUp = state === 'confirmed' || state === 'expired';
  // Whoever looks again finds a code that works.
  useEffect(() => {
    if (!isUsedUp) return;
    const renew = () => queryClient.invalidateQueries({ queryKey: ['handover'] });
    if (state === 'expired') void renew();
    return () => void renew();
  }, [isUsedUp, state, queryClient]);
  return <span aria-live="polite">{(state && SAID[state]) ?? children}</span>;
}
