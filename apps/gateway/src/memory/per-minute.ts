import { MINUTE_MS } from '@cheyantong/domain';

/** Says yes so many times a minute: for what any number of strangers can make a process do. */
export function perMinute(times: number): () => boolean {
  let minute = 0;
  let used = 0;
  return () => {
    const thisMinute = Math.floor(Date.now() / MINUTE_MS);
    if (thisMinute !== minute) used = 0;
    minute = thisMinute;
    used += 1;
    return used <= times;
  };
}
