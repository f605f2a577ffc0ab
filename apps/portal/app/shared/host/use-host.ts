import type { Host } from '@cheyantong/domain';
import { useSyncExternalStore } from 'react';
import { useToldHost } from '../settings.ts';
import { saysMiniProgram } from './says-mini-program.ts';

/**
 * What this page is shown in. The server tells it by the agent; a web-view that hides its name says so in the page, which
 * is heard after hydration.
 */
export function useHost(): Host {
  const told = useToldHost();
  const inside = useSyncExternalStore(onBridgeReady, saysMiniProgram, () => false);
  return inside ? 'miniProgram' : told;
}

function onBridgeReady(listen: () => void): () => void {
  document.addEventListener('WeixinJSBridgeReady', listen);
  return () => document.removeEventListener('WeixinJSBridgeReady', listen);
}
