/** The SDKs limit each phase (connect, wait, read) by itself; a visitor waits for the sum. */
export async function withinTimeLimit<T>(
  timeLimitMs: number,
  call: Promise<T>,
  tooLate: () => Error,
): Promise<T> {
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(tooLate()), timeLimitMs);
  try {
    return await Promise.race([call, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
