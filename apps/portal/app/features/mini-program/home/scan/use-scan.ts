import { useState } from 'react';
import { scanCode } from '../../../../shared/host/native-bridge.ts';

/** Scans with WeChat where it is at hand, else with the portal's own camera. */
export function useScan(onCode: (text: string) => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [needsCamera, setNeedsCamera] = useState(false);

  async function start(): Promise<void> {
    setIsBusy(true);
    const scan = await scanCode();
    setIsBusy(false);
    if (scan.outcome === 'read') onCode(scan.text);
    setNeedsCamera(scan.outcome === 'unavailable');
  }

  return {
    start,
    isBusy,
    needsCamera,
    seen: (text: string): void => {
      setNeedsCamera(false);
      onCode(text);
    },
    close: (): void => setNeedsCamera(false),
  };
}
