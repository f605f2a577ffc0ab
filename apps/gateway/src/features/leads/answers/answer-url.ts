export const answerPathOf = (dealerId: string): string =>
  `/api/sms-boot/callback-api/v1/dealer/${dealerId}/answer`;

/** Where a dealer says what it did with a number. */
export const answerUrlOf = (publicUrl: string, dealerId: bigint): string =>
  publicUrl + answerPathOf(String(dealerId));
