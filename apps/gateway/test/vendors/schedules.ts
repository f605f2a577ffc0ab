import { HOUR_MS, MINUTE_MS, type PayChannel, SECOND_MS } from '@cheyantong/domain';

/** How long each vendor waits before it sends again what was not understood, as its documentation says. */
const WAITS_MS: Record<PayChannel, readonly number[]> = {
  alipay: [4 * MINUTE_MS, 10 * MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 2 * HOUR_MS, 6 * HOUR_MS, 15 * HOUR_MS],
  wechat: [
    ...[15 * SECOND_MS, 15 * SECOND_MS, 30 * SECOND_MS, 3 * MINUTE_MS, 10 * MINUTE_MS, 20 * MINUTE_MS],
    ...[30 * MINUTE_MS, 30 * MINUTE_MS, 30 * MINUTE_MS, HOUR_MS],
    ...[3 * HOUR_MS, 3 * HOUR_MS, 3 * HOUR_MS, 6 * HOUR_MS, 6 * HOUR_MS],
  ],
};

/** Every moment at which a vendor sends, counted from the payment, of both vendors in turn. */
export function sendings(): { channel: PayChannel; afterMs: number; isLast: boolean }[] {
  const all = (['alipay', 'wechat'] as const).flatMap((channel) => {
    let afterMs = 0;
    const later = WAITS_MS[channel].map((wait, at, { length }) => {
      afterMs += wait;
      return { channel, afterMs, isLast: at === length - 1 };
    });
    return [{ channel, afterMs: 0, isLast: false }, ...later];
  });
  return all.toSorted((one, other) => one.afterMs - other.afterMs);
}
