import { SmsRefused } from './port.ts';

/** The SDKs limit each phase (connect, wait, read) by itself; a visitor waits for the sum. */
export async function withinTimeLimit<T>(timeLimitMs: number, call: Promise<T>): Promise<T> {
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new SmsRefused('unreachable', 'time-limit')), timeLimitMs);
  try {
    return await Promise.race([call, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
