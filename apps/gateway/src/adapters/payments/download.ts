import type { PayChannel } from '@cheyantong/domain';
import { VendorUnavailable } from './port.ts';

/** Fetches a file from an address that the vendor has just given us in a signed answer. */
export async function download(channel: PayChannel, url: string, timeLimitMs: number): Promise<Uint8Array> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeLimitMs) }).catch(() => null);
  if (!answer?.ok)
    throw new VendorUnavailable(channel, 'unreachable', `bill-${answer?.status ?? 'no-answer'}`);
  return new Uint8Array(await answer.arrayBuffer());
}
