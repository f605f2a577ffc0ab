import type { Reading } from './port.ts';

/** What a vendor answered for a field; nothing, where it says that it read nothing. */
export const vendorReading = (
  value: string | null | undefined,
  change: (text: string) => string | undefined = (text) => text,
  confidence = 1,
): Reading | undefined => {
  const text = value ? change(value.trim()) : undefined;
  return text ? { text, confidence } : undefined;
};
