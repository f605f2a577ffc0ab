/** What fits into our ids; anything else names nothing we have. */
const OWN_ID = /^\d{1,18}$/;

/** An id as it came from outside, or null when it cannot be one of ours: "not there" needs no query. */
export const ownIdFrom = (text: string): bigint | null => (OWN_ID.test(text) ? BigInt(text) : null);
