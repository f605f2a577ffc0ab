/** What the gateway answers when it cannot find what an id stands for. */
const REFUSED = 400;
/** It was there once. */
const GONE = 410;

/**
 * No such thing, or no such id: both are answers, not accidents. Told by the status, since a failure thrown by the
 * gateway in process is not of the portal's own class.
 */
export const isRefused = (failure: unknown): boolean =>
  failure instanceof Error && 'status' in failure && (failure.status === REFUSED || failure.status === GONE);

export const isGone = (failure: unknown): boolean =>
  failure instanceof Error && 'status' in failure && failure.status === GONE;
