import { SECOND_MS } from '@cheyantong/domain';
import { useEffect, useState } from 'react';

const LOOK_EVERY_MS = 5 * SECOND_MS;
/** A small file that the worker does not answer for when it is only asked about. */
const SMALL_FILE = '/boot.js';

/** Whether the portal answers. A browser that says it has a network may still reach nobody, so we ask. */
export function useReachable(): boolean {
  const [reachable, setReachable] = useState(false);
  useEffect(() => {
    if (reachable) return listen('offline', () => setReachable(false));
    let left = false;
    const look = async () => {
      const there = await answers();
      if (!left) setReachable(there);
    };
    look();
    const looking = setInterval(look, LOOK_EVERY_MS);
    const stopListening = listen('online', look);
    return () => {
      left = true;
      clearInterval(looking);
      stopListening();
    };
  }, [reachable]);
  return reachable;
}

async function answers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    return (await fetch(SMALL_FILE, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

function listen(event: 'online' | 'offline', onEvent: () => void): () => void {
  window.addEventListener(event, onEvent);
  return () => window.removeEventListener(event, onEvent);
}
