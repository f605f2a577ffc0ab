const MINUTE_SECONDS = 60;

/** A countdown as people read it: 29:42. */
export function clockWords(seconds: number): string {
  const minutes = Math.trunc(seconds / MINUTE_SECONDS);
  return [minutes, seconds % MINUTE_SECONDS].map((part) => String(part).padStart(2, '0')).join(':');
}
