import { useEffect } from 'react';
import type { KeptKind } from './kept-database.ts';
import { REPORT_KEPT } from './names.ts';

/**
 * Lays by what the gateway told the member, for the time without a network; nothing while there is nothing to lay by. Only
 * where a worker is there to show it again, and in code that is fetched then.
 */
export function useKeptForOffline(kind: KeptKind, address: string, content: unknown): void {
  useEffect(() => {
    if (content !== undefined && 'serviceWorker' in navigator) layBy(kind, address, content).catch(unkept);
  }, [kind, address, content]);
}

async function layBy(kind: KeptKind, address: string, content: unknown): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { keep } = await import('./keep.ts');
  if ((await keep({ kind, address, content })) && kind === 'report') active?.postMessage(REPORT_KEPT);
}

/** The network went before the code came: the next reading will do. */
const unkept = (): void => undefined;
